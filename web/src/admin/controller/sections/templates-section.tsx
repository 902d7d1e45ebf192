import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { Card, Section } from '../../design/page-heading.tsx';
import { useField } from '../../editing/editor-context.ts';
import { TextField, WordsField } from '../../editing/fields.tsx';
import { isRecord } from '../../editing/json-path.ts';

/** What is sent to people who have not written within WhatsApp's 24 hours. */
export function TemplatesSection(): ReactNode {
  const field = useField(['whatsappTemplates']);
  const [type, setType] = useState('');
  const templates = isRecord(field.value) ? field.value : {};
  const name = type.trim();
  return (
    <Section title="WhatsApp templates">
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            WhatsApp lets nobody be written to freely who has been silent for 24 hours: then the template of
            the notification’s type is sent, with these variables in this order. Templates are approved at
            Twilio.
          </p>
          {Object.keys(templates).map((one) => (
            <fieldset
              key={one}
              className="grid items-start gap-3 rounded-xl border border-line p-3 sm:grid-cols-[1fr_1fr_auto]"
            >
              <legend className="px-1 text-sm font-medium">{one}</legend>
              <TextField
                path={['whatsappTemplates', one, 'contentSid']}
                label="ContentSid"
                hint="HX and 32 hexadecimal digits."
              />
              <WordsField path={['whatsappTemplates', one, 'variables']} label="Variables, in order" />
              <Button
                className="sm:mt-6"
                aria-label={`Take away the template for ${one}`}
                onClick={() =>
                  field.set(Object.fromEntries(Object.entries(templates).filter(([key]) => key !== one)))
                }
              >
                Take away
              </Button>
            </fieldset>
          ))}
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label="Type of notification"
              value={type}
              onChange={({ target }) => setType(target.value)}
            />
            <Button
              disabled={name === '' || Object.hasOwn(templates, name)}
              onClick={() => {
                field.set({ ...templates, [name]: { contentSid: '', variables: [] } });
                setType('');
              }}
            >
              Add a template
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}
