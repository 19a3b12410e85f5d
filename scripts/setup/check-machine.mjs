// Exits where the tools cannot run. Imported first, because the following imports need a recent version of Node.
const minimumVersion = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimumVersion[0] || (major === minimumVersion[0] && minor < minimumVersion[1])) {
  console.error(
    `Node ${minimumVersion.join('.')} or later is required, and 22 recommended; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Rodeo Reel runs on Linux and macOS. On Windows, use it in WSL2, which is a Linux.');
  process.exit(1);
}
