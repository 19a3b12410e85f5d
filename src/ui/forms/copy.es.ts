import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  editForm: {
    save: 'Guardar',
    saving: 'Guardando',
    bio: 'Biografía',
    bioSection: 'Biografía (opcional)',
  },
  password: {
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Repite la contraseña',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
  },
  unsavedChanges: {
    title: 'Cambios sin guardar',
    text: '¿Seguro que quieres descartarlos?',
    confirm: 'Descartar',
    cancel: 'Quedarme',
  },
  combobox: {
    choices: (label: string) => `${label}: opciones`,
    searching: 'Buscando',
    found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  },
  tags: {
    noMatch: (text: string) => `Nada coincide con “${text}”`,
    retry: 'Intentar de nuevo',
  },
} satisfies Translation<typeof english>;
