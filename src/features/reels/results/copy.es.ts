import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  name: 'Lista de resultados',
  newList: 'Nueva lista de resultados',
  editList: 'Editar la lista de resultados',
  round: (round: number) => `Ronda ${round}`,
  rounds: 'Rondas',
  average: 'Promedio',
  score: 'Puntos',
  time: 'Tiempo',
  play: (name: string) => `Ver la monta de ${name}`,
  playRides: (count: number, name: string) => `Ver las ${count} montas de ${name}`,
  averageOf: (rounds: number) =>
    `Promedio de ${rounds} rondas. Quien tiene menos rondas que cuentan queda detrás.`,
  download: 'Descargar CSV',
  csv: {
    event: 'Prueba',
    rider: 'Jinete',
    animal: 'Animal',
    result: 'Resultado',
    link: 'Enlace',
    fileName: 'resultados',
  },
  notYours: {
    title: 'Esta lista de resultados es de otra cuenta',
    text: (owner: string) => `Solo ${owner} puede cambiarla.`,
    open: 'Abrir la lista',
  },
  form: {
    empty: 'Agrega las montas de la noche. Los lugares salen de sus resultados.',
    tooMany: (max: number) => `Una lista de resultados puede tener ${max} montas`,
    actingFor: (name: string) => `Estás haciendo una lista de resultados para ${name}.`,
    loadFailed: 'No pudimos cargar las montas',
    saved: 'Lista de resultados guardada.',
    saveFailed: 'No pudimos guardar la lista de resultados',
  },
  deletion: {
    title: 'Borrar la lista de resultados',
    text: 'Las montas se quedan. Solo se borran la lista y su enlace.',
    open: 'Borrar la lista',
    done: 'Lista de resultados borrada.',
    failed: 'No pudimos borrar la lista de resultados',
  },
  paper: { qr: 'Código QR de estos resultados', shortPlace: 'Lug.' },
} satisfies Translation<typeof english>;
