import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Mi sorteo',
  loading: 'Cargando tu sorteo',
  loadError: {
    title: 'No pudimos cargar tu sorteo',
    text: 'Permite que este sitio guarde datos en tu navegador e intenta de nuevo.',
  },
  failed:
    'No pudimos guardar tu sorteo. Permite que este sitio guarde datos en tu navegador e intenta de nuevo.',
  privacy: 'Solo tú puedes verlo. Se queda en este dispositivo.',
  button: 'Me tocó este',
  event: {
    label: 'Próximo evento',
    none: 'Todavía no hay evento',
    add: 'Agregar el evento',
    change: 'Cambiar el evento',
    days: (days: number) =>
      days === 0 ? 'Hoy' : days === 1 ? 'Mañana' : days > 0 ? `En ${days} días` : 'Este evento ya pasó.',
  },
  search: {
    title: '¿Qué animal te tocó?',
    label: 'Animal',
    hint: 'Búscalo por fierro o nombre.',
    placeholder: 'Busca por nombre o fierro',
    clear: 'Quitar animal',
    none: 'Escribe un fierro o un nombre',
    down: 'La búsqueda no está disponible ahora. Escribe el principio de un fierro.',
    failed: 'No pudimos cargar los animales.',
    change: 'Cambiar sorteo',
    keep: 'Conservar sorteo',
  },
  animal: {
    label: 'Tu animal',
    figures: {
      outs: 'Salidas',
      qualified: 'Aguantaron 8 s',
      buckedOff: 'Derribados',
      averageScore: 'Promedio de puntos',
    },
    watch: (count: number) => (count === 1 ? 'Ver la monta' : `Ver las ${count} montas`),
    source: (count: string, hasMore: boolean) =>
      hasMore ? `De las últimas ${count} montas publicadas aquí.` : 'De las montas publicadas aquí.',
    met: (name: string, result: string, date: string) => `Montaste a ${name} el ${date}: ${result}.`,
    metWithoutResult: (name: string, date: string) => `Montaste a ${name} el ${date}.`,
    noRides: {
      title: 'Todavía no hay montas',
      text: (name: string) => `Nadie ha publicado una monta de ${name}. La primera aparece aquí.`,
    },
    ridesError: 'No pudimos cargar las montas',
  },
  gate: {
    titles: {
      left: 'Sale del cajón a la izquierda',
      straight: 'Sale de frente del cajón',
      right: 'Sale del cajón a la derecha',
      mixed: 'Sale para cualquier lado',
    },
    usual: (count: number, total: number) => `${count} de ${total} veces`,
    mixed: (total: number) => `${total} montas, sin un lado preferido`,
    sides: { left: 'Izquierda', straight: 'De frente', right: 'Derecha' },
    source: 'Como lo ve el jinete. Lo anotaron quienes publicaron las montas.',
  },
  scores: {
    title: 'Puntos cuando lo aguantan',
    text: (count: number, lowest: number, highest: number) =>
      count === 1 ? `1 monta, ${lowest}` : `${count} montas, de ${lowest} a ${highest}`,
    legend: 'Cada bloque es una monta.',
    column: (from: number, to: number, count: number) => `${count} de ${from} a ${to}`,
  },
  buckOffs: {
    title: 'Cuándo tumba al jinete',
    text: (count: number, median: string) =>
      count === 1 ? `1 derribe, a los ${median} s` : `${count} derribes, la mitad antes de ${median} s`,
    half: (seconds: string) => `Mitad ${seconds} s`,
    list: (seconds: string) => `Segundos: ${seconds}`,
    legend: 'Cada punto es un derribe, medido desde la puerta.',
    end: '8 s',
  },
  outs: {
    title: 'Últimas salidas',
    all: 'Todas las montas',
    noRider: 'Sin nombre de jinete',
    noResult: 'Sin resultado',
  },
} satisfies Translation<typeof english>;
