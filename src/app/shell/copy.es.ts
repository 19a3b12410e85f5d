import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  draftKept: 'Tu monta no se ha publicado. “Subir video” te lleva a ella.',
  following: (count: string) => `Siguiendo ${count}`,
  unread: (count: number) => `${count} sin leer`,
  drawer: { title: 'Menú', open: 'Abrir el menú', close: 'Cerrar el menú' },
  mainMenu: {
    title: 'Principal',
    feed: 'Inicio',
    topRides: 'Mejores montas',
    search: 'Buscar',
    news: 'Noticias',
    schedule: 'Calendario',
    upload: 'Subir video',
    notifications: 'Avisos',
    myRodeo: 'Mi rodeo',
  },
  settingsMenu: {
    title: 'Ajustes',
    editProfile: 'Editar perfil',
    changePassword: 'Cambiar contraseña',
    grantAccess: 'Dar acceso a la cuenta',
    nextEvent: 'Próximo evento',
    accountType: 'Cambiar tipo de cuenta',
    contact: 'Contacto',
    switchUser: 'Cambiar de cuenta',
    logOut: 'Salir',
  },
  noContactEmail: 'Todavía no tenemos un correo de contacto.',
  actingBar: {
    label: 'Cuenta elegida',
    actingAs: 'Actúas como',
    switchBack: 'Volver',
  },
  switchUserDialog: {
    title: 'Cuenta',
    switching: 'Cambiar de cuenta',
    cancel: 'Cancelar',
  },
  logOutDialog: {
    title: 'Salir',
    text: '¿Seguro que quieres salir?',
    confirm: 'Sí',
    cancel: 'No',
    loggingOut: 'Salir',
    draft: {
      title: 'Tu monta no se ha publicado.',
      keep: 'Conservar el borrador en este dispositivo',
      discard: 'Descartar el borrador',
    },
  },
  site: {
    logIn: 'Entrar',
    signUp: 'Crear cuenta',
    footer: 'Avisos legales y cuenta',
    privacyPolicy: 'Política de privacidad',
    terms: 'Términos y condiciones',
  },
} satisfies Translation<typeof english>;
