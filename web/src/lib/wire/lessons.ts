// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

export interface LessonOffer {
  id: string;
  game: string;
  title: string;
  about: string;
  captions: number;
}

export interface LessonSeat {
  game: string;
  name: string | null;
  level: string | null;
}
