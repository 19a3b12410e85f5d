import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  editForm: {
    save: 'Salvar',
    saving: 'Salvando',
    bio: 'Biografia',
    bioSection: 'Biografia (opcional)',
  },
  password: {
    current: 'Senha atual',
    new: 'Senha nova',
    confirm: 'Repita a senha',
    show: 'Mostrar senha',
    hide: 'Esconder senha',
  },
  unsavedChanges: {
    title: 'Mudanças não salvas',
    text: 'Quer mesmo descartar?',
    confirm: 'Descartar',
    cancel: 'Ficar',
  },
  combobox: {
    choices: (label: string) => `${label}: opções`,
    searching: 'Buscando',
    found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  },
  tags: {
    noMatch: (text: string) => `Nada encontrado para “${text}”`,
    retry: 'Tentar de novo',
  },
} satisfies Translation<typeof english>;
