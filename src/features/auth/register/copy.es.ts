import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Crea tu cuenta',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  password: 'Contraseña',
  passwordHint: (maxLength: number) => `De 6 a ${maxLength} caracteres`,
  submit: 'Crear cuenta',
  submitting: 'Creando tu cuenta',
  emailNotSent: 'No pudimos enviar el correo de verificación. Reenvíalo aquí.',
  logIn: '¿Ya tienes cuenta? ¡Entra!',
  registered: 'Cuenta creada',
  missingFirstName: 'Escribe tu nombre',
  missingLastName: 'Escribe tu apellido',
  invalidName: (label: string) => `${label}: usa solo letras y números`,
  invalidEmail: 'Escribe un correo válido.',
  mismatch: 'Las contraseñas no coinciden',
} satisfies Translation<typeof english>;
