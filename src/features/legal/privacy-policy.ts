import type { LegalText } from './legal-page.tsx';

interface PrivacyPolicyOptions {
  productName: string;
  contactEmail?: string;
}

export function formatContactSentence(contactEmail: string | undefined): string {
  return contactEmail === undefined
    ? 'An address for letters about this text has not been published yet.'
    : `Write to ${contactEmail}.`;
}

/** A lawyer must review this before launch: docs/LEGAL.md. */
export function buildPrivacyPolicy({ productName, contactEmail }: PrivacyPolicyOptions): LegalText {
  return {
    title: 'Privacy Policy',
    lastRevised: 'July 17, 2023',
    introduction: `This page says what ${productName} knows about you, what that is used for, who else sees it, and what you can do about it.`,
    sections: [
      {
        id: 'what-we-collect',
        title: 'What we collect',
        paragraphs: [
          `Most of what ${productName} knows is what you and other members enter. We do not buy information about you from anybody.`,
        ],
        bulletPoints: [
          'Your account: your name, your email address, the kind of account you chose (fan, contestant or stock contractor) and a password. The password is kept by our sign-in provider in a form that we cannot read.',
          'Your profile: what you choose to add, such as a photo, where you live, a few words about yourself, links to your pages elsewhere, and the events you ride in or like.',
          'What you publish: videos and their pictures, and what you say about them: event, rodeo, place, date, animal, rider, score or time.',
          'What you do here: the videos you save, the profiles and animals you follow, the accounts you share, reports you send, and how often a video was watched.',
          'What every website sees: your internet address, the kind of browser you use, and the time of a request, kept by our hosting provider to run the service and to stop misuse.',
        ],
      },
      {
        id: 'on-your-device',
        title: 'What is kept on your device',
        updated: 'November 22, 2026',
        paragraphs: [
          'While you are signed in, your browser keeps the proof of it, a cookie with the same purpose, and a mark by which the start page knows that you are a member. A ride that you are preparing, its video and its details, is kept in your browser until you publish or discard it, also after you log out if you choose so. Signing out removes what signed you in. There are no advertising cookies, and nothing follows you to other websites.',
        ],
      },
      {
        id: 'how-we-use-it',
        title: 'What we use it for',
        updated: 'November 22, 2026',
        paragraphs: ['We use this information to run the service, and for nothing that is not on this list.'],
        bulletPoints: [
          'To let you in, and to keep others out of your account.',
          'To show videos, profiles and animals, and to let people find a ride by brand, name, stock contractor or rider.',
          'To tell you what concerns you: a tag, a shared account, a change of your password.',
          'To look into reports, to keep the rules, and to meet duties that the law puts on us.',
        ],
      },
      {
        id: 'who-sees-it',
        title: 'Who sees it',
        updated: 'November 22, 2026',
        paragraphs: [
          'A video that you publish is public: anybody may watch it, share it and show it on another page. Your name, your photo, your profile and your animals can be seen by others too. Your email address is not shown on your profile; the people you share an account with can see it.',
          'Only you can see which videos you save and which profiles and animals you follow, not even the people you share an account with. Both are part of the copy of your data that you can download, and are deleted with your account.',
          'A rider who is named on a video may not have an account. Whoever finds their own name where it should not be can ask us to take it away.',
        ],
      },
      {
        id: 'who-works-for-us',
        title: 'Who works for us',
        paragraphs: [
          'Sign-in, the database, video files and web pages run on servers of Google, and the search runs on a search provider. They handle information on our behalf and may not use it for purposes of their own. Their servers stand in the United States and may stand elsewhere.',
          'We do not sell what we know about you, and we do not hand it to advertisers. We give information to authorities only when the law obliges us to, and would tell you unless that is forbidden.',
        ],
      },
      {
        id: 'children',
        title: 'Children under 13',
        paragraphs: [
          `${productName} is not meant for children under 13, and we do not knowingly collect personal information from them. Please do not create an account if you are younger than 13. When we learn that a child under 13 has given us personal information, we delete it. Parents or guardians who think that this has happened should write to us.`,
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        paragraphs: [
          'We keep your account and what you publish for as long as you keep them here. A video that you delete is taken off the service together with its file. When an account ends, its profile and its videos go with it; traces that belong to others, such as the fact that an animal appeared in somebody else’s video, can stay. Backups are overwritten in time.',
        ],
      },
      {
        id: 'your-choices',
        title: 'Your choices',
        paragraphs: [
          'You can see and correct your profile in the settings at any time, change or delete your videos, withdraw a shared account, download a copy of what we hold about you, and delete your account. The law of the place where you live may give you more rights than these, and nothing here takes them away.',
        ],
      },
      {
        id: 'safety',
        title: 'How we protect it',
        paragraphs: [
          'Everything travels encrypted between your device and our servers. Who may read or change a piece of information is checked by the servers themselves for every request. No system is perfectly safe: choose a password that you use nowhere else, and tell us if you notice something odd.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes, and how to reach us',
        paragraphs: [
          `When this policy changes, the new text stands on this page with a new date. We point out a change that matters before it takes effect. ${formatContactSentence(contactEmail)}`,
        ],
      },
    ],
  };
}
