import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { firestorePackage, type MessageDescriptors } from './message-descriptors.ts';

/** Loads the methods of the service for gRPC, with messages in JavaScript's types. */
export function loadService({ root }: MessageDescriptors): ServiceDefinition {
  const loaded = fromJSON(root, {
    longs: String,
    enums: String,
    bytes: String,
    defaults: false,
    oneofs: false,
  });
  return loaded[`${firestorePackage}.Firestore`] as ServiceDefinition;
}
