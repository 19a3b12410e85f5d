// Ends the program with advice when Node is too old; imported first, because what follows needs a newer one.
const oldest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
