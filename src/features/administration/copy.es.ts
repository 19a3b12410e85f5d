import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  queue: {
    listName: 'Montas y reels reportados',
    loading: 'Cargando reportes',
    loadError: 'No pudimos cargar los reportes',
    summary: (items: number, reports: number) =>
      `${items === 1 ? '1 monta o reel' : `${items} montas y reels`} con ${reports === 1 ? '1 reporte' : `${reports} reportes`}, primero los más antiguos.`,
    isPartial: (max: number) =>
      `Estos son los ${max} reportes más antiguos. Verás más cuando cierres algunos.`,
    empty: { title: 'No hay reportes', text: 'Las montas y los reels que la gente reporta aparecen aquí.' },
  },
  reported: {
    loading: 'Cargando la monta',
    loadError: 'No pudimos cargar esta monta',
    gone: 'Esta monta ya no está',
    goneText: 'Alguien la borró antes de que llegaras.',
    video: (title: string) => `Video de ${title}`,
    lightPicture: 'La imagen ligera, en un archivo aparte: es la que ve casi todo el mundo.',
    lightVideo: (title: string, lines: number) => `Versión ${lines}p de ${title}`,
    lightCaption: (lines: number) => `${lines}p, en un archivo aparte: es la que ve mucha gente.`,
    postedBy: 'Publicó',
    reportsName: (title: string) => `Reportes de ${title}`,
    reasons: {
      'wrong-names': 'Jinete o animal equivocado',
      privacy: 'No quiere aparecer',
      cruelty: 'Crueldad con un animal',
      'not-rodeo': 'No es rodeo',
      copied: 'Copiado sin permiso',
      other: 'Otra cosa',
    },
    noReason: 'Sin motivo',
    unknownReporter: 'Cuenta cerrada',
    takeDown: 'Retirar',
    dismiss: 'Descartar',
    answer: 'Responder',
  },
  reel: {
    loading: 'Cargando el reel',
    loadError: 'No pudimos cargar este reel',
    gone: 'Este reel ya no está',
    goneText: 'Alguien lo borró antes de que llegaras.',
    by: 'De',
    open: (rides: string) => `Ver el reel: ${rides}`,
    openResults: (rides: string) => `Abrir la lista de resultados: ${rides}`,
  },
  decisions: {
    cancel: 'Cancelar',
    ofRide: {
      takeDown: {
        title: '¿Retirar esta monta?',
        text: (title: string) =>
          `“${title}” y su video se borrarán para todos, y avisaremos a quien la publicó. No se puede deshacer.`,
        confirm: 'Retirar',
        done: 'Monta retirada.',
        filesLeft:
          'La monta ya no está, pero no pudimos borrar sus archivos. Ejecuta npm run admin -- cleanup.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'La monta se queda y el reporte se cierra.'
          : 'La monta se queda y sus reportes se cierran.',
    },
    ofReel: {
      takeDown: {
        title: '¿Retirar este reel?',
        text: (title: string) =>
          `“${title}” se borrará para todos, y avisaremos a quien lo hizo. Sus montas se quedan. No se puede deshacer.`,
        confirm: 'Retirar',
        done: 'Reel retirado.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'El reel se queda y el reporte se cierra.'
          : 'El reel se queda y sus reportes se cierran.',
    },
    ofResultList: {
      takeDown: {
        title: '¿Retirar esta lista de resultados?',
        text: (title: string) =>
          `“${title}” se borrará para todos, y avisaremos a quien la hizo. Sus montas se quedan. No se puede deshacer.`,
        confirm: 'Retirar',
        done: 'Lista de resultados retirada.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'La lista de resultados se queda y el reporte se cierra.'
          : 'La lista de resultados se queda y sus reportes se cierran.',
    },
    dismiss: {
      title: '¿Descartar los reportes?',
      confirm: 'Descartar',
      done: 'Reportes descartados.',
    },
    answer: {
      title: '¿Responder a los reportes?',
      text: 'Llega a todos los que la reportaron, sin tu nombre.',
      label: 'Respuesta',
      missing: 'Escribe una respuesta.',
      confirm: 'Enviar',
      done: 'Respuesta enviada.',
    },
  },
  rides: {
    chooseTitle: 'Agregar una monta',
    link: 'Enlace de la monta',
    hint: 'Abre las opciones de la monta, elige “Copiar enlace” y pégalo aquí.',
    choose: 'Agregar monta',
    invalidLink: 'Eso no es el enlace de una monta.',
    notFound: 'No encontramos esa monta.',
    alreadyChosen: 'Esa monta ya está en Mejores montas.',
    chosen: (title: string) => `“${title}” ya está en Mejores montas.`,
    listTitle: 'Ahora en Mejores montas',
    listName: 'montas',
    text: 'Todos las ven en Mejores montas, primero las más nuevas. Mientras estén ahí, sus detalles no se pueden editar.',
    remove: 'Quitar',
    removed: (title: string) => `“${title}” ya no está en Mejores montas.`,
    undo: 'Deshacer',
    failed: (title: string, reason: string) => `No pudimos cambiar “${title}”. ${reason}`,
    empty: { title: 'No hay montas de la semana', text: 'Pega un enlace arriba para agregar la primera.' },
  },
} satisfies Translation<typeof english>;
