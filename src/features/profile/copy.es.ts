import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  card: { label: 'Perfil', sponsors: 'Patrocinadores', links: 'Enlaces' },
  linkInNewTab: (name: string) => `${name} (en otra pestaña)`,
  actions: { edit: 'Editar', add: 'Agregar' },
  addMenu: { video: 'Subir video', animal: 'Agregar animal', link: 'Agregar red social' },
  menu: {
    label: (name: string) => `Opciones de ${name}`,
    block: 'Bloquear',
    unblock: 'Desbloquear',
    blocked: (name: string) => `Bloqueaste a ${name}.`,
    unblocked: (name: string) => `Desbloqueaste a ${name}.`,
    blockFailed: (name: string) => `No pudimos bloquear a ${name}.`,
    unblockFailed: (name: string) => `No pudimos desbloquear a ${name}.`,
  },
  blockDialog: {
    title: (name: string) => `¿Bloquear a ${name}?`,
    text: 'No podrá invitarte, pedir acceso a tu cuenta ni etiquetarte a ti o a tus animales. No le avisamos.',
    keepsAccess: 'Todavía tiene acceso a tu cuenta. Quítaselo en “Acceso a la cuenta”.',
    confirm: 'Bloquear',
    cancel: 'Cancelar',
  },
  loading: 'Cargando el perfil',
  loadError: 'No pudimos cargar este perfil',
  notFound: {
    title: 'No encontramos el perfil',
    text: 'Puede que lo hayan quitado o que el enlace esté mal.',
    search: 'Buscar personas',
  },
} satisfies Translation<typeof english>;
