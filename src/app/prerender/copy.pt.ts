import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  languages: 'Idioma',
  noScript: {
    app: (productName: string) =>
      `O ${productName} precisa de JavaScript para reproduzir e publicar montarias.`,
    ride: (productName: string) => `O ${productName} precisa de JavaScript para reproduzir montarias.`,
    board: (productName: string) => `O ${productName} precisa de JavaScript para mostrar os rankings.`,
    reel: (productName: string) => `O ${productName} precisa de JavaScript para reproduzir reels.`,
  },
  landing: {
    title: (productName: string) => `Assistir é grátis · ${productName}`,
    description: (productName: string) =>
      `Envie, salve, assista e compartilhe vídeos de rodeio no ${productName}. Ache qualquer montaria por marca, nome, tropeiro ou peão.`,
  },
  privacyPolicy: {
    title: (productName: string) => `Política de privacidade · ${productName}`,
    description: (productName: string) =>
      `O que o ${productName} sabe sobre você, como usamos isso e o que você pode fazer.`,
  },
  terms: {
    title: (productName: string) => `Termos e condições · ${productName}`,
    description: (productName: string) => `As regras para usar o ${productName}, em linguagem simples.`,
  },
} satisfies Translation<typeof english>;
