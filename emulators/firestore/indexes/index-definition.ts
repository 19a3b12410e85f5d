import { z } from 'zod';

/** An entry of firestore.indexes.json, as firebase-tools deploys it. */
const indexField = z.object({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});

const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const indexDefinition = z.object({
  collectionGroup: z.string(),
  queryScope: queryScope.optional().default('COLLECTION'),
  fields: z.array(indexField).min(1),
});

const fieldOverride = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  indexes: z.array(
    z.object({
      order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
      arrayConfig: z.literal('CONTAINS').optional(),
      queryScope: queryScope.optional().default('COLLECTION'),
    }),
  ),
});

export const indexesFile = z.object({
  indexes: z.array(indexDefinition).optional().default([]),
  fieldOverrides: z.array(fieldOverride).optional().default([]),
});

export type IndexField = z.infer<typeof indexField>;
export type IndexDefinition = z.infer<typeof indexDefinition>;
export type FieldOverride = z.infer<typeof fieldOverride>;
