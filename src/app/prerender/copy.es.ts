import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  languages: 'Idioma',
  noScript: {
    app: (productName: string) => `${productName} necesita JavaScript para reproducir y publicar montas.`,
    ride: (productName: string) => `${productName} necesita JavaScript para reproducir montas.`,
    board: (productName: string) => `${productName} necesita JavaScript para mostrar las tablas.`,
    reel: (productName: string) => `${productName} necesita JavaScript para reproducir reels.`,
  },
  landing: {
    title: (productName: string) => `Ver es gratis · ${productName}`,
    description: (productName: string) =>
      `Sube, guarda, mira y comparte videos de rodeo en ${productName}. Encuentra cualquier monta por fierro, nombre, ganadero o jinete.`,
  },
  privacyPolicy: {
    title: (productName: string) => `Política de privacidad · ${productName}`,
    description: (productName: string) =>
      `Qué sabe ${productName} de ti, cómo lo usamos y qué puedes hacer al respecto.`,
  },
  terms: {
    title: (productName: string) => `Términos y condiciones · ${productName}`,
    description: (productName: string) => `Las reglas para usar ${productName}, en palabras sencillas.`,
  },
} satisfies Translation<typeof english>;
