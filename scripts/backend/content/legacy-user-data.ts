/** A user of the legacy API. */
interface StoredUser {
  readonly userID: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly mail: string;
}

const names = [
  'Abel Crane',
  'Beth Oakley',
  'Clay Duncan',
  'Dora Finch',
  'Earl Goodnight',
  'Fay Holloway',
  'Gus Ivory',
  'Hattie Jessup',
  'Ira Kimball',
  'Josie Larkin',
  'Knox Meeker',
  'Lena Norwood',
];

/** The users of the legacy API, more than one page of a list. */
export const legacyUsers: readonly StoredUser[] = names.map((name, index) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { userID: index + 1, firstname, lastname, mail: `${firstname.toLowerCase()}@legacy.example` };
});
