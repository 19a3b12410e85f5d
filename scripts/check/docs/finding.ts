/** What a check has to say about one line. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}
