import { useForm } from 'react-hook-form';
import { Avatar } from '#src/ui/avatar.tsx';
import { BioSection, EditForm } from '#src/ui/edit-form.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx';
import { Form } from '#src/ui/form.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { FormAlert } from '#src/ui/form-alert.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { CurrentPasswordField, PasswordField } from '#src/ui/password-field.tsx';
import { PhotoField } from '#src/ui/photo-field.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { brokenUrl, ignore, longName } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

export function FieldSamples() {
  return (
    <>
      <SampleGroup title="Fields">
        <TextField label="Location" hint="City and state" />
        <TextField label="Location" defaultValue={longName} error="Location is required" />
        <TextField label="Email" value="june@example.com" readOnly hint="Only its owner can change it." />
        <TextField label="Location" defaultValue="Cheyenne, WY" disabled />
        <TextField label="Score" isNumeric defaultValue="88.5" />
        <TextAreaField label="Notes" defaultValue={longName} error="Notes are too long" />
        <SelectField label="User">
          <option>{longName}</option>
        </SelectField>
        <SelectField label="User" disabled />
        <FieldError>We couldn’t save the animal. Try again.</FieldError>
      </SampleGroup>
      <SampleGroup title="Special fields">
        <PasswordField label="Password" defaultValue="rodeo123" />
        <CurrentPasswordField error="Wrong password" />
        <NewPasswordFields password={{ hint: '6 to 40 characters' }} confirmation={{ disabled: true }} />
        <FilterField label="Filter by title" value="" onChange={ignore} />
        <FilterField label="Filter by title" value={longName} onChange={ignore} />
        <SwitchField label="I am a contestant" hint="Contestants post their own rides." defaultChecked />
        <SwitchField label="I am a contestant" />
        <CheckboxField error="Check the box to sign up">I agree to the terms</CheckboxField>
        <PhotoField
          label="Profile photo"
          photo={undefined}
          scale={(file) => Promise.resolve(file)}
          onChange={ignore}
        >
          <Avatar size="lg" src={brokenUrl} accountType="contractor" />
        </PhotoField>
      </SampleGroup>
      <FormSamples />
    </>
  );
}

function FormSamples() {
  const form = useForm({ defaultValues: { bio: longName } });
  return (
    <SampleGroup title="Form">
      <Sample title="with an error">
        <EditForm
          form={form}
          hasUnsavedChanges={false}
          alert={{ tone: 'error', title: 'We couldn’t save your profile.', message: 'Try again.' }}
          onAlertClose={ignore}
          onSave={ignore}
        >
          <BioSection />
        </EditForm>
      </Sample>
      <Form form={form} onValid={ignore}>
        <FormAlert alert={{ tone: 'success', message: 'Your profile is saved.' }} onClose={ignore} />
      </Form>
    </SampleGroup>
  );
}
