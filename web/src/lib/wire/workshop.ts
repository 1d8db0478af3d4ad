// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { FaceKind } from "./view";

export interface WorkshopOffer {
  game: string;
  types: CardKind[];
}

export interface CardKind {
  type: string;
  kind: FaceKind;
  fields: Field[];
}

export interface Field {
  name: string;
  usual: string;
}

export interface WorkshopCard {
  game: string;
  fields: Record<string, string>;
  where: string | null;
  level: string | null;
  name: string | null;
}

export interface WorkshopReading {
  name: string;
  understood: boolean;
  outline: string[];
  failures: Failure[];
}

export interface Failure {
  paragraph: string;
  unread: string[];
  why: string;
  like: string;
}
