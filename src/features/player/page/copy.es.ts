import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  dialog: 'Video',
  loading: 'Cargando',
  buffering: 'Cargando video',
  turnOnSound: 'Activar sonido',
  seconds: (seconds: number) => `${seconds} s`,
  loadError: 'No pudimos cargar el video',
  playbackError: {
    title: 'No pudimos reproducir el video',
    text: 'Revisa tu conexión e intenta de nuevo.',
  },
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  facts: {
    riders: 'Jinetes',
    animal: 'Animal',
    rodeo: 'Rodeo',
    where: 'Lugar',
    edited: 'Editado',
    contractor: 'Ganadero',
    postedBy: 'Publicó',
    judges: 'Jueces',
    riderHalf: (points: number) => `Jinete ${points}`,
    animalHalf: (points: number) => `Animal ${points}`,
    gate: 'Salida del cajón',
    turns: { left: 'Izquierda', straight: 'De frente', right: 'Derecha' },
  },
  swipe: 'Desliza a la siguiente monta',
  upNext: {
    title: 'Sigue',
    autoplay: 'Reproducción automática',
    status: (title: string, seconds: number) => `Sigue en ${seconds} segundos: ${title}`,
  },
  end: {
    title: 'La monta terminó',
    next: 'Siguiente monta',
    playNow: 'Ver ahora',
    stay: 'Quedarme aquí',
    replay: 'Repetir',
    allRides: (name: string) => `Ver todas las montas de ${name}`,
    countedRides: (count: number, name: string) => `Ver las ${count} montas de ${name}`,
    beside: (ride: string, place: string) => `Contra ${ride}${place && ` en ${place}`}`,
  },
  films: {
    title: (count: number) => `${count} videos de esta monta`,
    label: 'Videos de esta monta',
    compare: 'Comparar lado a lado',
    by: (name: string) => `Publicado por ${name}`,
    link: 'Unir con otro video de esta monta…',
    differ: (name: string, result: string) =>
      `Los videos tienen resultados distintos. Cuenta el primero, publicado por ${name}: ${result}.`,
    states: {
      proposed: {
        mine: (name: string) => `Preguntaste a ${name} si sus videos muestran la misma monta.`,
        theirs: (name: string) => `${name} dice que sus videos muestran la misma monta.`,
      },
      accepted: {
        mine: (name: string) =>
          name === ''
            ? 'Tus videos muestran la misma monta, que cuenta una vez.'
            : `Este video y el de ${name} cuentan como una monta.`,
        theirs: (name: string) => `Este video y el de ${name} cuentan como una monta.`,
      },
      apart: {
        mine: (name: string) =>
          name === ''
            ? 'Se dijo que tus videos muestran una sola monta. Cuentan por separado, porque difieren la prueba, el día, el jinete o el animal.'
            : `Se dijo que este video y el de ${name} muestran una sola monta. Cuentan por separado, porque difieren la prueba, el día, el jinete o el animal.`,
        theirs: (name: string) =>
          `Se dijo que este video y el de ${name} muestran una sola monta. Cuentan por separado, porque difieren la prueba, el día, el jinete o el animal.`,
      },
      refused: {
        mine: (name: string) => `${name} dice que sus videos muestran montas distintas.`,
        theirs: (name: string) => `Dijiste a ${name} que sus videos muestran montas distintas.`,
      },
    },
    accept: 'Es esta monta',
    refuse: 'No es esta monta',
    takeBack: 'Retirar',
    failed: (reason: string) => `No pudimos guardarlo. ${reason}`,
    choice: {
      title: '¿Es esta monta?',
      text: 'Los videos de una monta cuentan una vez, con el resultado del primero. Si el video no es tuyo, preguntamos a su cuenta.',
      none: 'No encontramos otro video de este jinete o animal en este día.',
      loadError: 'No pudimos cargar los videos',
      close: 'Cerrar',
    },
  },
  panel: {
    title: 'Detalles y más montas',
    thisRide: 'Esta monta',
    close: 'Cerrar detalles',
    moreFrom: (name: string) => `Más de ${name}`,
    loading: 'Cargando montas',
    empty: 'Todavía no hay otras montas.',
  },
} satisfies Translation<typeof english>;
