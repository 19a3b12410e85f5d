import { env } from '#src/config/env.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { locale } from '#src/languages/localize.ts';
import { formatDate } from '#src/lib/dates.ts';

/** What a card says, as it is written there; empty where it is not known. */
export interface CardFacts {
  /** Beside the logo. */
  readonly product: string;
  readonly rodeo: string;
  readonly where: string;
  readonly rider: string;
  readonly brand: string;
  readonly animal: string;
  /** What stands large, each on a line, and below it. */
  readonly plate:
    { readonly lines: readonly string[]; readonly below: string; readonly isFigure: boolean } | undefined;
}

/** Names may be isolated for texts of mixed direction, by characters that fonts do not have. */
const isolates = /[\u2066-\u2069]/g;
const toCapitals = (text: string) => text.replaceAll(isolates, '').trim().toLocaleUpperCase(locale);

/** The facts of a ride on its card. */
export function getCardFacts(ride: Video): CardFacts {
  const result = presentResult(ride);
  const { main = '', below = '' } = result?.plate ?? {};
  const isFigure = result?.figure !== undefined;
  const day = ride.event_date === null ? '' : formatDate(ride.event_date);
  return {
    product: toCapitals(env.productName),
    rodeo: toCapitals(ride.title),
    where: [ride.location.trim(), day].filter(Boolean).join(' · '),
    rider: toCapitals(getRiderNames(ride)),
    brand: ride.animal_brand.trim().toLocaleUpperCase(locale),
    animal: toCapitals(ride.animal_name),
    plate: result && {
      lines: isFigure ? [main] : main.toLocaleUpperCase(locale).split(' '),
      below: isFigure ? below.toLocaleUpperCase(locale) : below,
      isFigure,
    },
  };
}
