import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Cambiar contraseña',
  account: (email: string) => `Es la contraseña con la que entras como ${email}.`,
  acting: (name: string) => `La contraseña de ${name} no cambia.`,
  hint: 'Al menos 8 caracteres',
  submit: 'Cambiar contraseña',
  changed: 'Contraseña cambiada. En menos de una hora se cerrará tu sesión en tus otros dispositivos.',
  errors: {
    missingCurrent: 'Escribe tu contraseña actual',
    missingPassword: 'Escribe la contraseña nueva',
    shortPassword: 'Usa al menos 8 caracteres',
    missingConfirmation: 'Repite la contraseña',
  },
} satisfies Translation<typeof english>;
