// Exits if Node is too old. Imported first, because the following imports need a recent version.
const minimumVersion = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimumVersion[0] || (major === minimumVersion[0] && minor < minimumVersion[1])) {
  console.error(`Node ${minimumVersion.join('.')} or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}
