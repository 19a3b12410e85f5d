import { z } from 'zod';

const indexFieldSchema = z.object({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});

const queryScopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const indexDefinitionSchema = z.object({
  collectionGroup: z.string(),
  queryScope: queryScopeSchema.optional().default('COLLECTION'),
  fields: z.array(indexFieldSchema).min(1),
});

const fieldOverrideSchema = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  indexes: z.array(
    z.object({
      order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
      arrayConfig: z.literal('CONTAINS').optional(),
      queryScope: queryScopeSchema.optional().default('COLLECTION'),
    }),
  ),
});

/** firestore.indexes.json. Source: https://firebase.google.com/docs/reference/firestore/indexes/ */
export const indexesFileSchema = z.object({
  indexes: z.array(indexDefinitionSchema).optional().default([]),
  fieldOverrides: z.array(fieldOverrideSchema).optional().default([]),
});

export type IndexField = z.infer<typeof indexFieldSchema>;
export type IndexDefinition = z.infer<typeof indexDefinitionSchema>;
export type FieldOverride = z.infer<typeof fieldOverrideSchema>;
