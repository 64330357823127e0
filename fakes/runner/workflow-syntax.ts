/**
 * GitHub's own schemas of workflows and action metadata, with the expressions that each place allows. Imported in parts: the
 * package's entry imports JSON as only bundlers can.
 */
import { readFileSync } from 'node:fs';
import { convertJobs } from '@actions/workflow-parser/model/converter/jobs';
import { JSONObjectReader } from '@actions/workflow-parser/templates/json-object-reader';
import { TemplateSchema } from '@actions/workflow-parser/templates/schema/index';
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import { readTemplate } from '@actions/workflow-parser/templates/template-reader';
import { NoOperationTraceWriter } from '@actions/workflow-parser/templates/trace-writer';
import { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader';

const loadSchema = (kind: string): TemplateSchema => {
  const file = new URL(
    `${kind}-v1.0.min.json`,
    import.meta.resolve('@actions/workflow-parser'),
  );
  return TemplateSchema.load(new JSONObjectReader(undefined, readFileSync(file, 'utf8')));
};
const SCHEMAS = { workflow: loadSchema('workflow'), action: loadSchema('action') };

/** Returns GitHub's errors for a workflow or an `action.yml`: `(Line: 4, Col: 3): Unexpected value 'issue'`. */
export function syntaxErrors(
  text: string,
  kind: keyof typeof SCHEMAS = 'workflow',
): readonly string[] {
  const context = new TemplateContext(
    new TemplateValidationErrors(),
    SCHEMAS[kind],
    new NoOperationTraceWriter(),
  );
  const file = context.getFileId('');
  const reader = new YamlObjectReader(file, text);
  for (const { message, range } of reader.errors) context.error(file, message, range);
  const root = readTemplate(context, `${kind}-root-strict`, reader, file);
  const found = context.errors.getErrors();
  if (found.length === 0 && kind === 'workflow') {
    for (const { key, value } of root?.assertMapping('workflow') ?? []) {
      if (key.toString() === 'jobs') convertJobs(context, value);
    }
  }
  return context.errors.getErrors().map(({ message }) => message.trim());
}
