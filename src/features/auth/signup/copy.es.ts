import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  off: { title: 'Ahora no puedes crear una cuenta.', text: 'Intenta más tarde.' },
  progress: {
    skip: 'Omitir',
    label: 'Avance del registro',
    step: (step: number, count: number) => `Paso ${step} de ${count}`,
    next: 'Siguiente',
    submit: 'Crear cuenta',
  },
  kindStep: {
    title: 'Tipo de cuenta',
    text: '¿Cuál eres? Puedes cambiarlo después.',
    person: {
      name: 'Persona',
      fan: 'Aficionado:',
      fanText: 'mira, busca y comparte cada monta.',
      contestant: 'Competidor:',
      contestantText: 'montas o lazas, y también publicas tus montas. Lo eliges en el siguiente paso.',
    },
    contractor: {
      name: 'Ganadero',
      text: 'Tienes y pones el ganado. Dale una página a cada animal, y publica y junta sus montas.',
    },
  },
  aboutStep: {
    title: 'Sobre ti',
    firstName: 'Nombre',
    lastName: 'Apellido',
    contractorName: 'Nombre de la ganadería',
    email: 'Correo',
    password: 'Contraseña',
    contestant: 'Soy competidor',
    contestantHint: 'Los competidores publican sus propias montas.',
    events: 'Pruebas en que participas',
  },
  bioStep: {
    title: 'Más sobre ti',
    bio: 'Biografía',
    sponsors: 'Patrocinadores',
    optional: 'Opcional',
  },
  profileStep: {
    title: 'Tu perfil',
    photo: 'Foto de perfil',
    location: 'Lugar',
    favoriteEvents: 'Pruebas favoritas',
  },
  agreement: {
    agree: 'Acepto los',
    terms: 'Términos y condiciones',
    and: 'y la',
    privacyPolicy: 'Política de privacidad',
    ofAge: 'Tengo 13 años o más.',
    missing: 'Marca la casilla para crear tu cuenta',
    tooYoung: 'Debes tener 13 años o más para tener una cuenta',
  },
  errors: {
    required: (label: string) => `Falta este campo: ${label}`,
    shortPassword: 'La contraseña debe tener más de 5 caracteres',
    mismatch: 'Las contraseñas no coinciden',
    missingEvents: 'Elige las pruebas en que participas',
    emailTaken: 'Ese correo ya está en uso',
    invalidEmail: 'Escribe un correo válido.',
    missingConfirmation: 'Repite la contraseña',
  },
  phases: {
    account: 'Creando tu cuenta',
    photo: 'Subiendo tu foto',
    profile: 'Guardando tu perfil',
    email: 'Enviando el correo de verificación',
  },
  phaseFailures: {
    account: 'No pudimos crear tu cuenta.',
    photo: 'Tu cuenta está lista, pero no pudimos subir tu foto.',
    profile: 'Tu cuenta está lista, pero no pudimos guardar tu perfil.',
    email: 'Tu cuenta está lista, pero el registro no terminó.',
  },
  done: (email: string) => `Tu cuenta está lista. Abre el enlace que enviamos a ${email} y entra.`,
  doneWithoutEmail:
    'Tu cuenta está lista, pero no pudimos enviar el correo de verificación. Entra para reenviarlo.',
} satisfies Translation<typeof english>;
