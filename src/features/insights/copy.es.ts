import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Estadísticas',
  loading: 'Cargando tus estadísticas',
  loadError: 'No pudimos cargar tus montas',
  viewsError: 'No pudimos cargar las vistas',
  empty: {
    title: 'Todavía no hay montas',
    text: 'Cuando publiques montas, u otros etiqueten a tus animales, aquí verás cuántas veces se vieron.',
    upload: 'Subir una monta',
  },
  source: 'Vistas hasta hoy de las montas que publicaste y de tus animales, por el día de la monta.',
  sourceOfLatest: (count: string) =>
    `Vistas hasta hoy de las últimas ${count} montas que publicaste o con tus animales, por el día de la monta.`,
  download: 'Descargar CSV',
  downloading: 'Preparando…',
  downloadFailed: (reason: string) => `No pudimos guardar el archivo. ${reason}`,
  chart: {
    ofYear: (year: number) => `${year} por mes de la monta`,
    byYear: 'Por temporada de la monta',
    period: 'Cuándo',
    rides: 'Montas',
    views: 'Vistas',
    undated: 'Ninguna de estas montas tiene fecha.',
  },
  animals: { title: 'Tus animales', empty: 'Ningún animal tuyo está etiquetado en estas montas.' },
  watched: { title: 'Montas más vistas' },
  csv: {
    fileName: 'estadisticas',
    columns: [
      'Fecha de la monta',
      'Mes',
      'Rodeo',
      'Lugar',
      'Prueba',
      'Fierro',
      'Animal',
      'Jinetes',
      'Resultado',
      'Vistas hasta hoy',
      'Enlace',
    ],
  },
} satisfies Translation<typeof english>;
