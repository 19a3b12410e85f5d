import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  tabsLabel: 'Ajustes del perfil',
  tabs: {
    profile: 'Perfil',
    password: 'Contraseña',
    account: 'Cuenta',
    access: 'Acceso a la cuenta',
    nextEvent: 'Próximo evento',
    administration: 'Administración',
  },
} satisfies Translation<typeof english>;
