import type { LegalText } from './legal-page.tsx';
import { formatContactSentence } from './privacy-policy.ts';

interface TermsOptions {
  productName: string;
  contactEmail?: string;
  legalState: string;
}

/** A lawyer must review this before launch: docs/LEGAL.md. */
export function buildTermsAndConditions({ productName, contactEmail, legalState }: TermsOptions): LegalText {
  return {
    title: 'Terms and Conditions',
    lastRevised: 'July 17, 2023',
    introduction: `These are the rules for using ${productName}. By using the service, you agree to them. If you don't agree, please don't use it.`,
    sections: [
      {
        id: 'the-service',
        title: 'The service',
        paragraphs: [
          `${productName} is a place for rodeo videos. Watching is free. Members can also save and link videos, and contestants and stock contractors can publish them. You must be at least 13 years old to have an account. If you are not yet of age where you live, a parent or guardian must agree to these terms for you.`,
        ],
      },
      {
        id: 'credentials',
        title: 'Your credentials',
        paragraphs: [
          "Your email address and your password open your account. Give true information when you sign up, keep your password to yourself, and choose one that you don't use anywhere else. You are responsible for what is done with your credentials until you tell us that someone else has them. Tell us right away if you suspect it.",
          'If you want others to use your account, share it with theirs in the settings instead of giving them your password. You are responsible for what they do on your behalf, and you can remove their access at any time.',
        ],
      },
      {
        id: 'your-content',
        title: 'Your content and our license to show it',
        paragraphs: [
          'What you publish stays yours. To be able to show it, we need a license from you: worldwide, free of charge and not exclusive. It lets us store your videos, pictures and words, convert them to the formats that devices need, show them on the service and on pages that embed them, and let members save and share them.',
          'The license ends when you delete the content, except for copies that others made while it was public, and for backups until they are overwritten. You promise that you have the right to publish what you publish: that you filmed it or have permission from whoever did, that any music and trademarks in it may be used, and that the rodeo allows filming.',
        ],
      },
      {
        id: 'conduct',
        title: "What isn't allowed",
        paragraphs: ['Keep it to rodeo, and keep it decent. In particular, do not'],
        bulletPoints: [
          'publish anything that hurts, threatens or exposes people, or shows cruelty to animals for its own sake;',
          'give wrong results, or name riders, animals or brands that are not the ones in the video;',
          "pretend to be someone else, or claim animals that aren't yours;",
          'copy the service with automated tools, disrupt it, or try to get around its security;',
          'send advertising to members who did not ask for it.',
        ],
      },
      {
        id: 'reports',
        title: 'Reports and takedowns',
        updated: 'November 26, 2026',
        paragraphs: [
          'Members can report any video. We review reports and may hide or remove content and close accounts that break these rules.',
          `You don't need an account to send us a notice. If someone published content that you hold the rights to without your permission, or that shows you or your child and breaks the law, tell us which video it is, what is yours or what is wrong, why you think so, and how we can reach you. ${formatContactSentence(contactEmail)}`,
          'We look at every notice. If it is valid, we take the video down and tell the member who published it. The member can answer that it was a mistake; we then tell you, and the member may publish it again unless you go to court or the law forbids it. We close accounts that keep publishing what belongs to others.',
        ],
      },
      {
        id: 'classified-postings',
        title: 'Classified postings and their fees',
        paragraphs: [
          "Where the service offers classified postings, for example to announce stock or equipment for sale, we may charge a fee for a posting. We show the amount before you post, and you owe it once you confirm. We don't refund the fee when we remove a posting because it breaks these rules.",
          'A posting is an offer by the member who wrote it, not by us. Describe honestly what you offer, follow the law that applies to the sale of animals and goods, and take the posting down when the offer ends.',
        ],
      },
      {
        id: 'escrow',
        title: 'Payments held in escrow',
        paragraphs: [
          "For some sales the service may offer escrow: a payment provider holds the buyer's payment until the buyer confirms that what was agreed has arrived, and then hands it to the seller. If buyer and seller disagree, the payment stays where it is until they settle or a decision binds them. Both sides see the charges for escrow before they agree. The payment provider's own terms apply as well. Outside escrow, we take no part in payments between members.",
        ],
      },
      {
        id: 'sales-between-members',
        title: 'Sales between members',
        paragraphs: [
          "We don't own, inspect or sell the animals and goods that members talk about, and we are not a party to what members agree with each other. Check what you buy, and see the papers of an animal, before you pay.",
        ],
      },
      {
        id: 'ending',
        title: 'Ending an account',
        paragraphs: [
          'You can stop using the service and delete your account at any time. We may suspend or close an account that breaks these rules, or end the service as a whole. Where we can, we tell you beforehand and give you time to download your videos.',
        ],
      },
      {
        id: 'liability',
        title: 'Our liability',
        paragraphs: [
          "We run the service with care, but as it is: we can't promise that it is always available, that nothing is ever lost, or that what members publish is right. Results shown here are not official. As far as the law allows, we are not liable for indirect damage or for what members do. Rodeo itself is dangerous, and nothing you see here is a lesson. Rights that the law does not let us limit stay as they are.",
        ],
      },
      {
        id: 'governing-law',
        title: 'Governing law',
        paragraphs: [
          `These terms are governed by the law of the State of ${legalState}, without its rules on conflicts of law. Disputes that we cannot settle between us are heard by the state and federal courts in ${legalState}.`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes and contact',
        paragraphs: [
          `When these terms change, we publish the new text on this page with a new date. If a change matters, we point it out before it takes effect. By using the service after that, you agree to it. If one sentence of these terms turns out not to be valid, the others still are. ${formatContactSentence(contactEmail)}`,
        ],
      },
    ],
  };
}
