import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  'account-closed': 'Esta cuenta se cerró.',
  'email-taken': 'Ese correo ya está en uso',
  'invalid-email': 'Escribe un correo válido.',
  'link-expired': 'Este enlace venció. Pide otro.',
  'link-invalid': 'Este enlace no sirve o ya se usó. Pide otro.',
  'second-factor-required':
    'Esta cuenta usa verificación en dos pasos, que aquí no está disponible. Apágala donde la activaste y entra aquí.',
  'session-ended': 'Tu sesión terminó. Entra otra vez.',
  'too-many-requests': 'Demasiados intentos. Espera unos minutos e intenta de nuevo.',
  'wrong-credentials': 'Correo o contraseña incorrectos.',
  'wrong-password': 'Contraseña incorrecta. Intenta de nuevo.',
  factorStays: 'Entraste hace demasiado tiempo para quitarlo aquí. Quítalo donde lo activaste.',
} satisfies Translation<typeof english>;
