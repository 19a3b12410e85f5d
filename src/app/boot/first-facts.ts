import {
  createReader,
  readBoolean,
  readDay,
  readInteger,
  readNumberOrText,
  readText,
  readTexts,
} from '#src/domain/field-readers.ts';

/*
 * What ride.html says of a ride before the app is there: figures and names, which need no texts. Small, and apart from
 * the domain's presenters, whose texts would make the page three times as heavy.
 */

const readRide = createReader({
  title: readText,
  location: readText,
  event_date: readDay,
  score: readNumberOrText,
  time: readNumberOrText,
  result: readText,
  contestants_names: readTexts,
  account_upload: readInteger,
  user_name: readText,
  animal_name: readText,
  animal_brand: readText,
  thumbnail_url: readText,
  hard_to_watch: readBoolean,
});

/** As stored (src/domain/account-type.ts). */
const contestant = 2;

/** Empty for what is not known. */
export interface RideFacts {
  title: string;
  /** A score or a time. Words for how else a ride ended come with the app. */
  figure: string;
  riders: string;
  brand: string;
  animal: string;
  place: string;
  day: string;
  thumbnail: string;
  isHard: boolean;
}

/** As `formatDate` does (src/lib/dates.ts). */
function formatDay(seconds: number | null, locale: string): string {
  if (seconds === null) return '';
  const day = locale.startsWith('en') ? '2-digit' : 'numeric';
  const options = { day, month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  // oxlint-disable-next-line eslint/no-restricted-properties -- a library of dates is too heavy for this page
  return new Intl.DateTimeFormat(locale, options).format(new Date(seconds * 1000));
}

function formatFigure(score: number | null, time: number | null, locale: string): string {
  const typed = { minimumFractionDigits: 2, maximumFractionDigits: 3, useGrouping: false };
  if (time) return new Intl.NumberFormat(locale, typed).format(time);
  return score ? new Intl.NumberFormat(locale).format(score) : '';
}

/** @param locale of numbers and dates, such as `pt-BR` */
export function readRideFacts(fields: unknown, locale: string): RideFacts {
  const ride = readRide(fields);
  const hasFigure = ['', 'qualified', 'time'].includes(ride.result);
  const own = ride.account_upload === contestant ? [ride.user_name] : [];
  return {
    title: ride.title,
    figure: hasFigure ? formatFigure(ride.score, ride.time, locale) : '',
    riders: (ride.contestants_names.length > 0 ? ride.contestants_names : own).join(', '),
    brand: ride.animal_brand,
    animal: ride.animal_name,
    place: ride.location,
    day: formatDay(ride.event_date, locale),
    thumbnail: ride.thumbnail_url,
    isHard: ride.hard_to_watch,
  };
}
