import { useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { copy } from './copy.ts';
import { TextField } from './field.tsx';

/** Styles the browser's file button. */
const fileInputClass =
  '[&_input]:cursor-pointer [&_input]:py-1.5 [&_input]:pl-1.5 [&_input]:file:mr-3 [&_input]:file:min-h-9 [&_input]:file:cursor-pointer [&_input]:file:rounded-sm [&_input]:file:bg-ink [&_input]:file:px-3 [&_input]:file:font-[650] [&_input]:file:text-bg';

export interface Photo {
  file: Blob;
  previewUrl: string;
}

interface PhotoFieldProps {
  label: string;
  photo: Photo | undefined;
  scale: (file: File) => Promise<Blob>;
  onChange: (photo: Photo) => void;
  children: ReactNode;
}

export function PhotoField({ label, photo, scale, onChange, children }: PhotoFieldProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const scaled = await scale(file);
      if (photo) URL.revokeObjectURL(photo.previewUrl);
      onChange({ file: scaled, previewUrl: URL.createObjectURL(scaled) });
      setErrorMessage(undefined);
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-6">
      {children}
      <TextField
        label={label}
        type="file"
        accept="image/*"
        hint={copy.optional}
        error={errorMessage}
        className={classNames('flex-[1_1_14rem]', fileInputClass)}
        onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
