import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  record: {
    title: 'Historial',
    loading: 'Cargando el historial',
    loadError: 'No pudimos cargar el historial.',
    reload: 'Recargar historial',
    source: 'De los videos publicados aquí, no es un registro oficial.',
    sourceOfLatest: (count: string) =>
      `De los últimos ${count} videos publicados aquí, no es un registro oficial.`,
  },
  figures: {
    outs: 'Salidas',
    runs: 'Pasadas',
    rides: 'Montas',
    withoutResult: (count: string) => `${count} sin resultado`,
    qualified: 'Calificadas',
    qualifiedOfFew: (rides: string) => `de ${rides} con resultado`,
    averageScore: 'Promedio',
    bestScore: 'Más puntos',
    averageHalf: 'Promedio de los jueces',
    bestHalf: 'Más puntos de los jueces',
    halfOf: (rides: string) => `para el animal, de ${rides}`,
    buckOffTime: 'Tumba a los',
    buckOffsOf: (buckOffs: string) => `en promedio, de ${buckOffs}`,
    averageTime: 'Tiempo promedio',
    bestTime: 'Mejor tiempo',
    fewRides: (minimum: number) =>
      `Los porcentajes aparecen desde ${minimum} montas con resultado; los promedios, desde ${minimum} calificadas.`,
  },
  season: {
    ofYear: (year: number) => `${year} por mes`,
    byYear: 'Por temporada',
    period: 'Cuándo',
    results: 'Resultados',
    rides: 'Montas',
    outcomes: {
      qualified: 'Calificadas',
      'bucked-off': 'Derribes',
      timed: 'Con tiempo',
      'no-score': 'Sin puntos ni tiempo',
      unknown: 'Sin resultado',
    },
    count: (count: string, outcome: string) => `${count} ${outcome.toLowerCase()}`,
    noRides: (year: number) => `No hay montas en ${year}.`,
    withoutDay: (rides: string) => `${rides} sin fecha.`,
    undated: 'Ninguna de estas montas tiene fecha.',
  },
  meetings: {
    riders: 'Jinetes que enfrentó',
    noRiders: 'Ningún jinete está etiquetado en estas montas.',
    animals: 'Animales que enfrentó',
    noAnimals: 'Ningún animal está etiquetado en estas montas.',
    best: (figure: string) => `mejor ${figure}`,
    unnamed: 'Jinete sin nombre',
  },
  pages: {
    allSeasons: 'Todas las temporadas',
    loadError: 'No pudimos cargar las montas',
    search: 'Buscar',
    noRider: {
      title: 'No encontramos montas',
      text: 'Puede que no se hayan publicado o que el enlace esté incompleto.',
    },
    noAnimal: {
      title: 'No encontramos el animal',
      text: 'Puede que lo hayan borrado o que el enlace esté incompleto.',
    },
    rider: (rider: string) => `Todas las montas de ${rider}`,
    matchup: (rider: string, animal: string) => `${rider} contra ${animal}`,
    profile: 'Ver perfil',
    animal: (animal: string) => `Todas las montas de ${animal}`,
    noRides: { title: 'Todavía no hay montas', text: 'Las montas donde está etiquetado aparecen aquí.' },
    noMeetings: {
      title: 'Todavía no hay montas juntos',
      text: (rider: string, animal: string) => `Las montas de ${rider} en ${animal} aparecen aquí.`,
      textOfLatest: (rider: string, animal: string, count: string) =>
        `${rider} no está en las últimas ${count} montas de ${animal}. Las anteriores no se muestran.`,
    },
  },
  selected: {
    titles: {
      all: 'Todas las montas',
      qualified: 'Montas calificadas',
      'bucked-off': 'Derribes',
      timed: 'Con tiempo',
      'no-score': 'Montas sin puntos ni tiempo',
      unknown: 'Montas sin resultado',
    },
    title: (kind: string, details: string, count: string) =>
      `${details ? `${kind}, ${details}` : kind} (${count})`,
    showAll: 'Ver todos los videos',
    empty: { title: 'Ninguna monta coincide', text: 'Puede que se hayan borrado o editado.' },
  },
} satisfies Translation<typeof english>;
