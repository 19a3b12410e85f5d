import { chooseLanguage } from '#src/languages/language-choice.ts';
import { loadLanguage } from './load-language.ts';

loadLanguage(chooseLanguage().wanted);
