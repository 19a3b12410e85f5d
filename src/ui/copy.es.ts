import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  back: 'Atrás',
  close: 'Cerrar',
  clear: 'Borrar',
  optional: 'Opcional',
  choosePhoto: 'Elegir foto',
  brand: 'Fierro',
  verified: 'Verificado',
  accountChoice: 'Cuenta',
  zoom: {
    label: 'Zoom',
    in: 'Acercar',
    out: 'Alejar',
    whole: 'Ver la imagen completa',
    scale: (scale: string) => `${scale}x`,
  },
  season: { label: 'Temporada', all: 'Todas las temporadas' },
  loginRequired: { signUp: 'Crear cuenta', logIn: 'Entrar', verify: 'Verificar correo', cancel: 'Cancelar' },
  showAll: (count: string) => `Ver ${count}`,
  infiniteList: {
    loading: (name: string) => `Cargando: ${name}`,
    loadError: (name: string) => `No pudimos cargar esto: ${name}`,
    nextPageError: (name: string) => `No pudimos cargar el resto: ${name}.`,
  },
  videoCard: {
    play: (title: string, eventName: string) => `Ver ${title}, ${eventName}`,
    rideOfTheWeek: 'Monta de la semana',
    hardToWatch: 'Difícil de ver',
    length: 'Duración',
    animal: 'Animal',
    where: 'Lugar',
  },
  languageChange: {
    title: '¿Cambiar el idioma?',
    text: 'La página se carga de nuevo y se pierde lo que escribiste.',
    confirm: 'Cambiar',
    cancel: 'Seguir escribiendo',
  },
  takesLong: 'Esto tarda más de lo normal.',
  person: { and: (next: string) => (/^h?[ií](?![eé])/i.test(next) ? 'e ' : 'y '), unnamed: 'Sin nombre' },
  transport: {
    play: 'Reproducir',
    pause: 'Pausar',
    replay: 'Repetir',
    frameBack: 'Atrás un cuadro',
    frameForward: 'Adelante un cuadro',
  },
  videoNotFound: {
    title: 'No encontramos el video',
    text: 'Este video no existe o fue retirado.',
    confirm: 'OK',
    others: 'Ver montas',
  },
} satisfies Translation<typeof english>;
