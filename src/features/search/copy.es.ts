import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  notSetUp: {
    heading: 'La búsqueda todavía no está lista',
    text: 'Los nombres y palabras se buscan solo entre las montas, personas y animales que las listas han cargado. Lo demás funciona.',
  },
  back: 'Atrás',
  field: 'Fierro, nombre, ganadero o jinete',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  categories: 'Categorías',
  words: {
    label: 'Lo que entendimos',
    asFilter: (name: string) => `${name}: toca para buscarlo como texto`,
    asText: (typed: string) => `“${typed}” como texto: toca para filtrar`,
    remove: (name: string) => `Quitar ${name}`,
    alsoAsText: (name: string) => `Estos filtros dejan fuera: ${name}.`,
    searchAsText: 'Buscar como texto',
    searchOnly: (text: string) => `Buscar solo “${text}”`,
  },
  suggestions: {
    label: 'Sugerencias',
    kinds: {
      event: 'Prueba',
      'animal-type': 'Tipo de animal',
      place: 'Lugar',
      year: 'Año',
      'buck-off': 'Resultado',
      figure: 'Puntos o tiempo',
      rodeo: 'Rodeo',
    },
    found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  },
  error: {
    title: 'La búsqueda no responde',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  recent: { title: 'Búsquedas recientes', clear: 'Borrar' },
  status: {
    loading: 'Cargando…',
    searching: (text: string) => `Buscando “${text}”…`,
    people: (count: string, isOne: boolean) => `${count} ${isOne ? 'persona' : 'personas'}`,
    animals: (count: string, isOne: boolean) => `${count} ${isOne ? 'animal' : 'animales'}`,
    videos: (count: string, isOne: boolean) => `${count} ${isOne ? 'video' : 'videos'}`,
    reels: (count: string, isOne: boolean) => `${count} ${isOne ? 'reel' : 'reels'}`,
  },
  people: {
    title: 'Personas',
    error: 'No pudimos buscar personas.',
    idle: 'Escribe un nombre o un lugar para encontrar personas.',
  },
  animals: { title: 'Animales', error: 'No pudimos buscar animales.' },
  videos: { title: 'Videos', error: 'No pudimos buscar videos.' },
  reels: {
    title: 'Reels',
    error: 'No pudimos buscar reels.',
    by: (owner: string) => `De ${owner}`,
  },
  found: 'en los resultados',
  truncated: (shown: number, total: string) => `Se ven ${shown} de ${total}. Escribe más para afinar.`,
  empty: {
    title: 'Todavía no hay resultados',
    text: 'Los animales y las montas aparecen aquí cuando se publican.',
    browse: 'Ver categorías',
  },
  noMatches: {
    title: 'Nada coincide',
    text: (text: string) =>
      `No encontramos “${text}”. Revisa cómo se escribe o prueba con parte de un nombre, un fierro o un lugar.`,
    textInCategory: (text: string, category: string) =>
      `No encontramos “${text}” en ${category}. Revisa cómo se escribe o prueba con parte de un nombre, un fierro o un lugar.`,
    browse: 'Ver categorías',
    searchEverything: 'Buscar en todo',
  },
} satisfies Translation<typeof english>;
