import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Meu próximo evento',
  text: 'Guardamos no seu aparelho e preenchemos no seu próximo envio.',
  event: 'Evento',
  eventType: 'Prova',
  location: 'Lugar',
  date: 'Data',
  noDraw: 'Qual animal você sorteou?',
  draw: (animal: string) => `Seu sorteio: ${animal}`,
  save: 'Salvar',
  saved: 'Seus dados foram salvos',
  failed:
    'Não conseguimos salvar seu evento. Permita que este site guarde dados no navegador e tente de novo.',
  loading: 'Carregando seu evento',
  loadError: {
    title: 'Não conseguimos carregar seu evento',
    text: 'Permita que este site guarde dados no navegador e tente de novo.',
  },
} satisfies Translation<typeof english>;
