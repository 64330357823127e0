import { Ajv } from 'ajv';
import { AJV_OPTIONS, OpenApi } from '../openapi.ts';
import published from './openapi.json' with { type: 'json' };

/** GitHub's own description, cut to the operations in use. */
export const GITHUB = new OpenApi(published, new Ajv(AJV_OPTIONS));
