import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/access', {
  page: {
    title: 'Account access',
    refresh: 'Refresh lists',
    invite: 'Invite',
    request: 'Request access',
    acting: (selected: string, own: string) =>
      `You're acting as ${selected}. This page is about your own account, ${own}.`,
    refreshFailed: (reason: string) => `We couldn't refresh the lists. ${reason}`,
  },
  // Quoted from the specification.
  tabs: { users: 'Users', accounts: 'Accounts', invites: 'Invites', requests: 'Requests' },
  // Quoted from the specification.
  removal: {
    users: 'Are you sure you want to remove user access?',
    accounts: 'Are you sure you want to remove account access?',
    invites: 'Are you sure you want to remove invites?',
    requests: 'Are you sure you want to remove requests?',
  },
  removalDialog: { confirm: 'Remove', cancel: 'Keep' },
  users: {
    explanation:
      'Let other people publish rides and manage your profile and animals. You can remove them anytime.',
    list: 'People with access',
    empty: {
      title: 'No one has access to your account yet',
      text: 'Invite someone by email. They get access once they accept.',
    },
  },
  accounts: {
    explanation: 'Act as another account with Switch User. What you post then belongs to that account.',
    list: 'Accounts you can act as',
    empty: {
      title: "You don't have access to other accounts yet",
      text: "Request access with the account's email. You can switch to it once the request is accepted.",
    },
  },
  invites: {
    explanation: 'Invite someone to your account, or answer invites to other accounts.',
    received: 'Invites for you',
    sent: 'Invites you sent',
    empty: {
      title: 'No invites yet',
      text: "Invites you send or receive show up here until they're answered.",
    },
  },
  requests: {
    explanation: 'Request access to another account, or answer requests for yours.',
    received: 'Requests for your account',
    sent: 'Requests you sent',
    empty: {
      title: 'No requests yet',
      text: "Requests you send or receive show up here until they're answered.",
    },
  },
  people: {
    loading: 'Loading people',
    loadError: "We couldn't load this list",
    expiry: 'Invites and requests expire after 30 days.',
  },
  person: {
    unavailable: 'Account no longer available',
    expired: 'Expired',
    pending: 'Pending',
    remove: 'Remove',
    deny: 'Deny',
    cancel: 'Cancel',
    accept: 'Accept',
    resend: 'Resend',
    /** Follows "Resend" for screen readers. */
    to: (name: string) => `to ${name}`,
  },
  actAs: (name: string) => `Act as ${name}`,
  addDialog: {
    titles: { invite: 'Invite someone', request: 'Request access' },
    texts: {
      invite: 'Once they accept, they can publish rides and manage your profile and animals.',
      request: 'Once they accept, you can publish rides and manage their profile and animals.',
    },
    email: 'Email',
    orLink: 'Or paste the link to their page.',
    retry: 'Try again',
    cancel: 'Cancel',
    send: 'Send',
    inviteToJoin: 'Email them how to join',
    joinSubject: (productName: string) => `Join me on ${productName}`,
    joinText: (productName: string, url: string) =>
      `Sign up for ${productName} with this email address, then we can share an account: ${url}`,
  },
  // Quoted from the specification.
  emailErrors: {
    required: 'E-mail is required',
    invalid: 'E-mail must be valid',
    own: 'E-mail cannot be yours',
    unknown: 'E-mail does not exist',
  },
  obstacles: {
    invite: {
      'own account': 'This is your own account.',
      'has access': 'They already have access.',
      'already sent': 'You already invited them.',
      'awaiting response': 'They already requested access. Accept their request instead.',
    },
    request: {
      'own account': 'This is your own account.',
      'has access': 'You already have access.',
      'already sent': 'You already requested access.',
      'awaiting response': 'They already invited you. Accept their invite instead.',
    },
  },
  steps: {
    invite: {
      success: (name: string) => `Invite sent to ${name}.`,
      failure: "We couldn't send the invite.",
    },
    'accept invite': {
      success: (name: string) => `You now have access to ${name}.`,
      failure: "We couldn't accept the invite.",
    },
    'deny invite': {
      success: (name: string) => `Invite from ${name} denied.`,
      failure: "We couldn't deny the invite.",
    },
    'cancel invite': {
      success: (name: string) => `Invite to ${name} canceled.`,
      failure: "We couldn't cancel the invite.",
    },
    request: {
      success: (name: string) => `Request sent to ${name}.`,
      failure: "We couldn't send the request.",
    },
    'accept request': {
      success: (name: string) => `${name} now has access to your account.`,
      failure: "We couldn't accept the request.",
    },
    'deny request': {
      success: (name: string) => `Request from ${name} denied.`,
      failure: "We couldn't deny the request.",
    },
    'cancel request': {
      success: (name: string) => `Request to ${name} canceled.`,
      failure: "We couldn't cancel the request.",
    },
    'remove user': {
      success: (name: string) => `${name} no longer has access to your account.`,
      failure: "We couldn't remove the access.",
    },
    'leave account': {
      success: (name: string) => `You no longer have access to ${name}.`,
      failure: "We couldn't remove the access.",
    },
  },
  stepReasons: {
    outdatedEmail: "Your profile doesn't have your current email yet. Reload the page and try again.",
    notReceivable: "This account can't receive it right now. Refresh the page and try again.",
    outdatedList: 'Something changed in the meantime. Refresh the page and try again.',
  },
});
