import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  page: {
    title: 'Acceso a la cuenta',
    refresh: 'Actualizar las listas',
    invite: 'Invitar',
    request: 'Pedir acceso',
    acting: (selected: string, own: string) =>
      `Actúas como ${selected}. Esta página es de tu propia cuenta, ${own}.`,
    refreshFailed: (reason: string) => `No pudimos actualizar las listas. ${reason}`,
  },
  tabs: { users: 'Usuarios', accounts: 'Cuentas', invites: 'Invitaciones', requests: 'Solicitudes' },
  removal: {
    users: '¿Seguro que quieres quitarle el acceso a este usuario?',
    accounts: '¿Seguro que quieres dejar el acceso a esta cuenta?',
    invites: '¿Seguro que quieres quitar la invitación?',
    requests: '¿Seguro que quieres quitar la solicitud?',
  },
  removalDialog: { confirm: 'Quitar', cancel: 'Conservar' },
  users: {
    explanation:
      'Deja que otros publiquen montas y manejen tu perfil y tus animales. Puedes quitarles el acceso cuando quieras.',
    list: 'Personas con acceso',
    empty: {
      title: 'Todavía nadie tiene acceso a tu cuenta',
      text: 'Invita a alguien por correo. Tendrá acceso cuando acepte.',
    },
  },
  accounts: {
    explanation: 'Actúa como otra cuenta con “Cambiar de cuenta”. Lo que publiques será de esa cuenta.',
    list: 'Cuentas que puedes usar',
    empty: {
      title: 'Todavía no tienes acceso a otras cuentas',
      text: 'Pide acceso con el correo de la cuenta. Podrás cambiar a ella cuando acepten.',
    },
  },
  invites: {
    explanation: 'Invita a alguien a tu cuenta o responde a invitaciones a otras cuentas.',
    received: 'Invitaciones para ti',
    sent: 'Invitaciones que enviaste',
    empty: {
      title: 'Todavía no hay invitaciones',
      text: 'Las invitaciones que envías o recibes aparecen aquí hasta que tengan respuesta.',
    },
  },
  requests: {
    explanation: 'Pide acceso a otra cuenta o responde a quienes piden acceso a la tuya.',
    received: 'Solicitudes para tu cuenta',
    sent: 'Solicitudes que enviaste',
    empty: {
      title: 'Todavía no hay solicitudes',
      text: 'Las solicitudes que envías o recibes aparecen aquí hasta que tengan respuesta.',
    },
  },
  people: {
    loading: 'Cargando personas',
    loadError: 'No pudimos cargar esta lista',
    expiry: 'Las invitaciones y solicitudes vencen a los 30 días.',
  },
  person: {
    unavailable: 'La cuenta ya no está disponible',
    expired: 'Vencida',
    pending: 'Pendiente',
    remove: 'Quitar',
    deny: 'Rechazar',
    cancel: 'Cancelar',
    accept: 'Aceptar',
    resend: 'Reenviar',
    to: (name: string) => `a ${name}`,
  },
  addDialog: {
    titles: { invite: 'Invitar a alguien', request: 'Pedir acceso' },
    texts: {
      invite: 'Cuando acepte, podrá publicar montas y manejar tu perfil y tus animales.',
      request: 'Cuando acepte, podrás publicar montas y manejar su perfil y sus animales.',
    },
    inviteToJoin: 'Enviarle un correo para unirse',
    joinSubject: (productName: string) => `Únete a ${productName}`,
    joinText: (productName: string, url: string) =>
      `Crea tu cuenta de ${productName} con este correo y así podremos compartir una cuenta: ${url}`,
    email: 'Correo',
    orLink: 'O pega el enlace de su página.',
    retry: 'Intentar de nuevo',
    cancel: 'Cancelar',
    send: 'Enviar',
  },
  emailErrors: {
    required: 'Escribe el correo',
    invalid: 'Escribe un correo válido',
    own: 'No puede ser tu propio correo',
    unknown: 'No hay ninguna cuenta con ese correo',
  },
  obstacles: {
    invite: {
      'own account': 'Esta es tu propia cuenta.',
      'has access': 'Ya tiene acceso.',
      'already sent': 'Ya le enviaste una invitación.',
      'awaiting response': 'Ya te pidió acceso. Mejor acepta su solicitud.',
    },
    request: {
      'own account': 'Esta es tu propia cuenta.',
      'has access': 'Ya tienes acceso.',
      'already sent': 'Ya pediste acceso.',
      'awaiting response': 'Ya te invitó. Mejor acepta su invitación.',
    },
  },
  steps: {
    invite: {
      success: (name: string) => `Invitación enviada a ${name}.`,
      failure: 'No pudimos enviar la invitación.',
    },
    'accept invite': {
      success: (name: string) => `Ya tienes acceso a ${name}.`,
      failure: 'No pudimos aceptar la invitación.',
    },
    'deny invite': {
      success: (name: string) => `Rechazaste la invitación de ${name}.`,
      failure: 'No pudimos rechazar la invitación.',
    },
    'cancel invite': {
      success: (name: string) => `Cancelaste la invitación a ${name}.`,
      failure: 'No pudimos cancelar la invitación.',
    },
    request: {
      success: (name: string) => `Solicitud enviada a ${name}.`,
      failure: 'No pudimos enviar la solicitud.',
    },
    'accept request': {
      success: (name: string) => `${name} ya tiene acceso a tu cuenta.`,
      failure: 'No pudimos aceptar la solicitud.',
    },
    'deny request': {
      success: (name: string) => `Rechazaste la solicitud de ${name}.`,
      failure: 'No pudimos rechazar la solicitud.',
    },
    'cancel request': {
      success: (name: string) => `Cancelaste la solicitud a ${name}.`,
      failure: 'No pudimos cancelar la solicitud.',
    },
    'remove user': {
      success: (name: string) => `${name} ya no tiene acceso a tu cuenta.`,
      failure: 'No pudimos quitar el acceso.',
    },
    'leave account': {
      success: (name: string) => `Ya no tienes acceso a ${name}.`,
      failure: 'No pudimos quitar el acceso.',
    },
  },
  actAs: (name: string) => `Actuar como ${name}`,
  stepReasons: {
    outdatedEmail: 'Tu perfil todavía no tiene tu correo actual. Recarga la página e intenta de nuevo.',
    notReceivable: 'Esta cuenta no puede recibirla ahora. Actualiza la página e intenta de nuevo.',
    outdatedList: 'Algo cambió mientras tanto. Actualiza la página e intenta de nuevo.',
  },
} satisfies Translation<typeof english>;
