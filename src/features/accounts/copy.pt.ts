import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logOut: 'Sair',
  continue: 'Continuar',
  retry: 'Tentar de novo',
  loadFailed: (reason: string) => `Não conseguimos carregar suas contas. ${reason}`,
  switchBack: {
    action: 'Voltar',
    title: (ownName: string) => `Voltar para ${ownName}?`,
    confirm: 'Voltar',
    cancel: 'Ficar',
    failed: (reason: string) => `Não conseguimos voltar para a sua conta. ${reason}`,
  },
  saveFailed: (reason: string) => `Não conseguimos salvar sua escolha. ${reason}`,
} satisfies Translation<typeof english>;
