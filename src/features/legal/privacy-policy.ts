import type { LegalText } from './legal-page.tsx';

interface PrivacyPolicyOptions {
  productName: string;
  contactEmail?: string;
  analyticsUrl?: string;
  /** The key of reCAPTCHA. Without it App Check is off. */
  appCheckKey?: string;
  /** Undefined where no service receives errors. */
  monitoring?: object;
}

export function formatContactSentence(contactEmail: string | undefined): string {
  return contactEmail === undefined ? "We don't have a contact email yet." : `Email us at ${contactEmail}.`;
}

/** What trackEvent sends, and where to. */
const formatAnalyticsSentence = (analyticsUrl: string | undefined) =>
  analyticsUrl === undefined
    ? 'Viewing statistics are sent to an analytics service only if one is set up. Currently there is none.'
    : "We send statistics to an analytics service: which videos are watched and how much of them, what is searched for, which profiles, animals, rodeos and events are followed, which videos are shared, and when the upload form is opened or an account is created. While you are logged in, they contain the number and the type of your account, when you signed up, and that you use the website. They don't contain your name or your email. We don't send them if your browser asks not to be tracked, through Do Not Track or Global Privacy Control.";

const appCheckSentence =
  "To keep programs out, our pages use reCAPTCHA by Google. It looks at your browser, your device and how you use the page, and sends what it sees, with your IP address, to Google, which decides whether you are a person and may store something in your browser for it. Google's privacy policy and terms apply to it.";

const monitoringSentence =
  "When something fails on a page, and to measure how fast pages are, we send a report to a monitoring service: what failed and where in our program, the kind of page, times, and our version. It doesn't contain your name, your email or what you typed. As for every request, the service sees your IP address and your browser type.";

/** A lawyer must review this before launch: docs/LEGAL.md. */
export function buildPrivacyPolicy({
  productName,
  contactEmail,
  analyticsUrl,
  appCheckKey,
  monitoring,
}: PrivacyPolicyOptions): LegalText {
  return {
    title: 'Privacy Policy',
    lastRevised: 'July 17, 2023',
    introduction: `This page explains what ${productName} knows about you, how we use it, who else can see it, and what you can do about it.`,
    sections: [
      {
        id: 'what-we-collect',
        title: 'What we collect',
        updated: 'November 29, 2026',
        paragraphs: [
          `Most of what ${productName} knows is what you and other members enter. We don't buy information about you from anyone.`,
        ],
        bulletPoints: [
          'Your account: your name, your email address, your phone number if you give one, the account type you chose (fan, contestant or stock contractor) and a password. Our sign-in provider stores the password in a form that we cannot read.',
          'That you agreed to the terms and to this policy when you signed up, that you said you are 13 or older, and when.',
          'Your profile: what you choose to add, such as a photo, where you live, a bio, links to your pages on other sites, and the events you ride in or like.',
          'What you publish: videos and their pictures, and their details: event, rodeo, place, date, animal, rider, score or time.',
          'What you do here: the videos you save, the profiles, animals, rodeos and events you follow, the accounts you share or block, and the reports you send. We also count how often each video is watched.',
          'What every website sees: your IP address, your browser type and the time of each request. Our hosting provider keeps these to run the service and to prevent misuse.',
        ],
      },
      {
        id: 'on-your-device',
        title: 'What we store on your device',
        updated: 'November 29, 2026',
        paragraphs: [
          'Your browser stores the following for us. You can remove all of it by clearing the data of this site in your browser. There are no advertising cookies, and nothing follows you to other websites.',
        ],
        bulletPoints: [
          'Your login: proof that you are logged in, a cookie with the same purpose, and a note that tells the home page that you are a member. Logging out removes them.',
          'The page that you wanted to open, if you have to log in first.',
          'Your recent searches, until you clear them or log out.',
          'A ride that you are working on: its video and its details, until you publish or discard it. When you log out, you choose whether to keep it.',
          'Your upcoming event, to fill in your next upload.',
          'The rides that you keep on your device, until you remove them or log out.',
          'When you last looked at your notifications, and your settings, such as the volume and the language.',
        ],
      },
      {
        id: 'how-we-use-it',
        title: 'How we use it',
        updated: 'November 26, 2026',
        paragraphs: ['We use this information to run the service, and for nothing that is not on this list.'],
        bulletPoints: [
          'To log you in, and to keep others out of your account.',
          'To show videos, profiles and animals, and to let people find a ride by brand, name, stock contractor or rider.',
          'To tell you what concerns you: a tag, a shared account, or a ride that someone else publishes, edits or deletes for you.',
          'To look into reports, to enforce our rules, and to meet our legal obligations.',
          ...(analyticsUrl === undefined ? [] : ['To measure how the service is used.']),
          ...(monitoring === undefined ? [] : ['To find and repair what fails or is slow.']),
        ],
      },
      {
        id: 'who-sees-it',
        title: 'Who sees it',
        updated: 'November 29, 2026',
        paragraphs: [
          "A video that you publish is public: anyone can watch it, share it and embed it on another page. Others can also see your name, your photo, your profile, your animals and your reels. Your email address and phone number aren't part of your profile: only you, the people who may act for your account, and our administrators can see them. Who knows your email address can find your account by it. Which accounts share access isn't shown on profiles, but members with other programs than ours can look it up.",
          'Only you can see which videos you save and which profiles, animals, rodeos and events you follow. Not even the people you share an account with can. Both are part of the copy of your data that you can download, and both are deleted with your account.',
          'If you want a device to be told what is new, we store the address that its browser gives us for that, its keys, your time zone, your language and the hours in which you want to be left alone. Messages go through the service of your browser (of Google, Mozilla, Microsoft or Apple), which cannot read them. You remove a device in your account; logging out there removes it, too.',
          "A rider named on a video may not have an account. If your name appears where it shouldn't, you can ask us to remove it.",
        ],
      },
      {
        id: 'who-works-for-us',
        title: 'Our service providers',
        updated: 'November 29, 2026',
        paragraphs: [
          'Login, the database, video files and web pages run on servers of Google, and a search provider runs the search. They handle information on our behalf and may not use it for purposes of their own. Their servers are in the United States and may be in other countries.',
          formatAnalyticsSentence(analyticsUrl),
          ...(monitoring === undefined ? [] : [monitoringSentence]),
          ...(appCheckKey === undefined ? [] : [appCheckSentence]),
          "We don't sell what we know about you, and we don't give it to advertisers. We give information to authorities only when the law requires it, and we'll tell you unless the law forbids that.",
        ],
      },
      {
        id: 'children',
        title: 'Children under 13',
        paragraphs: [
          `${productName} is not meant for children under 13, and we do not knowingly collect personal information from them. Please do not create an account if you are younger than 13. If we learn that a child under 13 has given us personal information, we delete it. If you are a parent or guardian and think that this has happened, contact us.`,
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        updated: 'November 26, 2026',
        paragraphs: [
          'We keep your account and what you publish for as long as you keep them here. When you delete a video, we remove it from the service together with its file. When you delete your account, your profile, your videos and your name on videos of others go at once, and everything else that names you within 30 days. We keep its number in the records of what we did, and what others wrote themselves. If you never confirm your email address, we delete your account after 30 days. Backups are overwritten within 14 weeks.',
        ],
      },
      {
        id: 'your-choices',
        title: 'Your choices',
        paragraphs: [
          'At any time, you can see and correct your profile in the settings, change or delete your videos, stop sharing an account, download a copy of what we hold about you, and delete your account. The law where you live may give you more rights, and nothing here takes them away.',
        ],
      },
      {
        id: 'safety',
        title: 'How we protect it',
        paragraphs: [
          "Everything that travels between your device and our servers is encrypted. On every request, the servers check who may read or change the information. No system is perfectly safe, so choose a password that you don't use anywhere else, and tell us if something looks wrong.",
        ],
      },
      {
        id: 'changes',
        title: 'Changes and contact',
        paragraphs: [
          `When this policy changes, we publish the new text on this page with a new date. If a change matters, we point it out before it takes effect. ${formatContactSentence(contactEmail)}`,
        ],
      },
    ],
  };
}
