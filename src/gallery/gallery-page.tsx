import { ButtonSamples } from './button-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FigureSamples } from './figure-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TextSamples } from './text-samples.tsx';

/** Every component of `ui` in every state, for development and for the visual test. */
export function GalleryPage() {
  return (
    <main className="gallery">
      <ButtonSamples />
      <TextSamples />
      <FigureSamples />
      <FieldSamples />
      <ChoiceSamples />
      <CardSamples />
      <StateSamples />
      <OverlaySamples />
    </main>
  );
}
