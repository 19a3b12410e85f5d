import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  off: { title: 'Agora não dá para criar conta.', text: 'Tente mais tarde.' },
  progress: {
    skip: 'Pular',
    label: 'Andamento do cadastro',
    step: (step: number, count: number) => `Passo ${step} de ${count}`,
    next: 'Próximo',
    submit: 'Criar conta',
  },
  kindStep: {
    title: 'Tipo de conta',
    text: 'Qual é o seu? Você pode trocar depois.',
    person: {
      name: 'Pessoa',
      fan: 'Fã:',
      fanText: 'assista, busque e compartilhe cada montaria.',
      contestant: 'Competidor:',
      contestantText: 'você monta ou laça, e também publica suas montarias. Você escolhe no próximo passo.',
    },
    contractor: {
      name: 'Tropeiro',
      text: 'Você tem a tropa ou a boiada. Dê uma página a cada animal e publique e reúna as montarias.',
    },
  },
  aboutStep: {
    title: 'Sobre você',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    contractorName: 'Nome da companhia',
    email: 'E-mail',
    password: 'Senha',
    contestant: 'Sou competidor',
    contestantHint: 'Competidores publicam as próprias montarias.',
    events: 'Provas que você disputa',
  },
  bioStep: {
    title: 'Mais sobre você',
    bio: 'Biografia',
    sponsors: 'Patrocinadores',
    optional: 'Opcional',
  },
  profileStep: {
    title: 'Seu perfil',
    photo: 'Foto do perfil',
    location: 'Lugar',
    favoriteEvents: 'Provas favoritas',
  },
  agreement: {
    agree: 'Aceito os',
    terms: 'Termos e condições',
    and: 'e a',
    privacyPolicy: 'Política de privacidade',
    ofAge: 'Tenho 13 anos ou mais.',
    missing: 'Marque a caixa para criar sua conta',
    tooYoung: 'Você precisa ter 13 anos ou mais para ter uma conta',
  },
  errors: {
    required: (label: string) => `Preencha este campo: ${label}`,
    shortPassword: 'A senha precisa ter mais de 5 caracteres',
    mismatch: 'As senhas são diferentes',
    missingEvents: 'Escolha as provas que você disputa',
    emailTaken: 'Esse e-mail já está em uso',
    invalidEmail: 'Digite um e-mail válido.',
    missingConfirmation: 'Repita a senha',
  },
  phases: {
    account: 'Criando sua conta',
    photo: 'Enviando sua foto',
    profile: 'Salvando seu perfil',
    email: 'Enviando o e-mail de verificação',
  },
  phaseFailures: {
    account: 'Não conseguimos criar sua conta.',
    photo: 'Sua conta está pronta, mas não conseguimos enviar sua foto.',
    profile: 'Sua conta está pronta, mas não conseguimos salvar seu perfil.',
    email: 'Sua conta está pronta, mas o cadastro não terminou.',
  },
  done: (email: string) => `Sua conta está pronta. Abra o link que enviamos para ${email} e entre.`,
  doneWithoutEmail:
    'Sua conta está pronta, mas não conseguimos enviar o e-mail de verificação. Entre para reenviar.',
} satisfies Translation<typeof english>;
