import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  tabsLabel: 'Ajustes do perfil',
  tabs: {
    profile: 'Perfil',
    password: 'Senha',
    account: 'Conta',
    access: 'Acesso à conta',
    nextEvent: 'Próximo evento',
    administration: 'Administração',
  },
} satisfies Translation<typeof english>;
