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
    introduction: `These are the rules for using ${productName}. Whoever uses the service agrees to them; whoever does not agree should not use it.`,
    sections: [
      {
        id: 'the-service',
        title: 'The service',
        paragraphs: [
          `${productName} is a place for rodeo videos. Watching is free. Members can also save and link videos, and contestants and stock contractors can publish them. You must be at least 13 years old to have an account, and if you are not yet of age where you live, a parent or guardian must agree to these terms for you.`,
        ],
      },
      {
        id: 'credentials',
        title: 'Your credentials',
        paragraphs: [
          'Your email address and your password open your account. Give true information when you sign up, keep your password to yourself, and use one that you use nowhere else. What is done with your credentials counts as done by you, until you tell us that somebody else has them. Tell us at once when you suspect that.',
          'If others should act for you, share your account with theirs in the settings instead of handing out your password. You answer for what they do on your behalf, and you can withdraw the access at any time.',
        ],
      },
      {
        id: 'your-content',
        title: 'Your content and our licence to show it',
        paragraphs: [
          'What you publish stays yours. So that we may show it, you give us a licence: worldwide, free of charge and not exclusive. It lets us store your videos, pictures and words, bring them into the formats that devices need, show them on the service and on pages that embed them, and let members save and share them.',
          'The licence ends when you delete the content, apart from copies that others made while it was public and from backups until they are overwritten. You promise that you may publish what you publish: that you filmed it or have leave from whoever did, that music and marks in it may be used, and that the rodeo allows filming.',
        ],
      },
      {
        id: 'conduct',
        title: 'What is not allowed',
        paragraphs: ['Keep it to rodeo, and keep it decent. In particular, do not'],
        bulletPoints: [
          'publish what hurts, threatens or exposes people, or shows cruelty to animals for its own sake;',
          'give wrong results, or name riders, animals or brands that are not the ones in the video;',
          'pretend to be somebody else, or claim animals that are not yours;',
          'copy the service with programs, disturb it, or try to get past its locks;',
          'send advertising to members who did not ask for it.',
        ],
      },
      {
        id: 'reports',
        title: 'Reports and takedowns',
        paragraphs: [
          'Every video can be reported. We look at reports and may hide or remove content and close accounts that break these rules. If you hold the rights to something that was published without your leave, tell us which video it is, what is yours, and how we can reach you; we take it down when the claim is sound, and tell the member who published it.',
        ],
      },
      {
        id: 'classified-postings',
        title: 'Classified postings and their fees',
        paragraphs: [
          'Where the service offers classified postings, for example to announce stock or equipment for sale, a fee may be charged for a posting. The amount is shown before you post, and you owe it once you confirm. A fee that was paid is not returned when a posting is removed because it breaks these rules.',
          'A posting is an offer by the member who wrote it and not by us. Describe honestly what you offer, keep to the law that applies to the sale of animals and goods, and take the posting down when it no longer holds.',
        ],
      },
      {
        id: 'escrow',
        title: 'Payments held in escrow',
        paragraphs: [
          'For some sales the service may offer escrow: the buyer’s payment is held by a payment provider until the buyer confirms that what was agreed has arrived, and is then handed to the seller. If buyer and seller disagree, the payment stays where it is until they settle or a decision binds them. Charges for escrow are shown to both sides before they agree. The payment provider’s own terms apply as well. Outside escrow, we take no part in payments between members.',
        ],
      },
      {
        id: 'sales-between-members',
        title: 'Dealings between members',
        paragraphs: [
          'We do not own, inspect or sell the animals and goods that members talk about, and we are no party to what members agree with each other. Check what you buy, and see the papers of an animal, before you pay.',
        ],
      },
      {
        id: 'ending',
        title: 'Ending an account',
        paragraphs: [
          'You may stop using the service and ask for your account to be deleted at any time. We may suspend or close an account that breaks these rules, or end the service as a whole; where we can, we tell you beforehand and give you time to take your videos with you.',
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        paragraphs: [
          'We run the service with care, but as it is: we cannot promise that it is always there, that nothing is ever lost, or that what members publish is right. Results shown here are not official. As far as the law allows, we are not liable for indirect damage or for what members do, and rodeo itself is dangerous: nothing you see here is a lesson. Rights that the law does not let us limit stay as they are.',
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
        title: 'Changes, and how to reach us',
        paragraphs: [
          `When these terms change, the new text stands on this page with a new date; we point out a change that matters before it takes effect, and using the service after that means agreeing to it. If one sentence of these terms turns out not to hold, the others do. ${formatContactSentence(contactEmail)}`,
        ],
      },
    ],
  };
}
