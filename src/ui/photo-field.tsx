import { useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { TextField } from './field.tsx';

/** The browser's own button in the field, as one of ours. */
const fileInputClass =
  '[&_input]:cursor-pointer [&_input]:py-1.5 [&_input]:pl-1.5 [&_input]:file:mr-3 [&_input]:file:min-h-9 [&_input]:file:cursor-pointer [&_input]:file:rounded-sm [&_input]:file:bg-ink [&_input]:file:px-3 [&_input]:file:font-[650] [&_input]:file:text-bg';

/** A photo that was chosen and is not stored yet. */
export interface Photo {
  /** As it is going to be stored. */
  file: Blob;
  /** Where the preview finds it, on this page alone. */
  previewUrl: string;
}

interface PhotoFieldProps {
  label: string;
  photo: Photo | undefined;
  /** Makes what was chosen fit to be stored; throws in plain words what it cannot take. */
  scale: (file: File) => Promise<Blob>;
  onChange: (photo: Photo) => void;
  /** The picture as it will look, from `photo.address` once there is one. */
  children: ReactNode;
}

/** A picture from a file, with its preview beside the field. */
export function PhotoField({ label, photo, scale, onChange, children }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const scaled = await scale(file);
      if (photo) URL.revokeObjectURL(photo.previewUrl);
      onChange({ file: scaled, previewUrl: URL.createObjectURL(scaled) });
      setProblem(undefined);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-6">
      {children}
      <TextField
        label={label}
        type="file"
        accept="image/*"
        hint="Optional"
        error={problem}
        className={classNames('flex-[1_1_14rem]', fileInputClass)}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
