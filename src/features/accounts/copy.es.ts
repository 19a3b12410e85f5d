import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logOut: 'Salir',
  continue: 'Seguir',
  retry: 'Intentar de nuevo',
  loadFailed: (reason: string) => `No pudimos cargar tus cuentas. ${reason}`,
  switchBack: {
    action: 'Volver',
    title: (ownName: string) => `¿Volver a ${ownName}?`,
    confirm: 'Volver',
    cancel: 'Quedarme',
    failed: (reason: string) => `No pudimos volver a tu cuenta. ${reason}`,
  },
  saveFailed: (reason: string) => `No pudimos guardar tu elección. ${reason}`,
} satisfies Translation<typeof english>;
