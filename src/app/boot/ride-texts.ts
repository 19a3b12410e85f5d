interface RideTexts {
  play: string;
  pause: string;
  share: string;
  copied: string;
  rest: string;
}

/* The catalogs come with the app. */

const english: RideTexts = {
  play: 'Play',
  pause: 'Pause',
  share: 'Share',
  copied: 'Link copied',
  rest: 'Loading the rest',
};
const spanish: RideTexts = {
  play: 'Reproducir',
  pause: 'Pausar',
  share: 'Compartir',
  copied: 'Enlace copiado',
  rest: 'Cargando lo demás',
};
const portuguese: RideTexts = {
  play: 'Reproduzir',
  pause: 'Pausar',
  share: 'Compartilhar',
  copied: 'Link copiado',
  rest: 'Carregando o resto',
};

export const rideTexts: Readonly<Record<'en' | 'es' | 'pt', RideTexts>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};

/** The locales of numbers and dates, as the languages have them (src/languages). */
export const locales = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' } as const;
