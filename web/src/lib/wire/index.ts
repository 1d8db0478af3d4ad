// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

export type * from "./view";
export type * from "./room";
export type * from "./messages";
export type * from "./requests";
export type * from "./decks";
export type * from "./replays";
export type * from "./workshop";
export type * from "./lessons";
