import { ChooseStep } from './0-choose-step.tsx';
import { TrimStep } from './1-trim-step.tsx';
import { DetailsStep } from './2-details-step.tsx';
import { useUploadStore } from './upload-store.ts';

export default function UploadPage() {
  const upload = useUploadStore();
  switch (upload.stage) {
    case 'choosing':
    case 'reading':
      return <ChooseStep upload={upload} />;
    case 'trimming':
    case 'cutting':
      return <TrimStep upload={upload} />;
    case 'editing details':
    case 'publishing':
      return <DetailsStep upload={upload} />;
  }
}
