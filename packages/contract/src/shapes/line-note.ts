/** The most characters of a note on a line. In a file of its own, because pages need it without the schemas. */
export const LINE_NOTE_MAX = 200;
