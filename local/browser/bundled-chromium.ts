import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Chromium } from './chromium.ts';

const PACKAGE = '@sparticuz/chromium';
/** What the package is built for, as {@link thisPlatform} says it. */
const PLATFORM = 'linux-x64';
const thisPlatform = `${process.platform}-${process.arch}`;

/**
 * The Chromium that comes with the development dependencies, compressed: unpacked once into `.cache/`, 210 MB, with the
 * libraries and fonts that a bare Linux lacks. Undefined where it cannot run: it is built for Linux on x64.
 *
 * @param root of the repository
 * @param platform operating system and processor, as Node names them: `linux-x64`
 */
export async function bundledChromium(root: string, platform = thisPlatform): Promise<Chromium | undefined> {
  const manifest = join(root, 'node_modules', PACKAGE, 'package.json');
  if (platform !== PLATFORM || !existsSync(manifest)) return undefined;
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(root, folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks beside, then renames: two processes may do this at once, and one that is killed leaves nothing half done. */
async function unpack(root: string, folder: string): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    // Its own process: the package unpacks into the temporary folder, and its libraries only where it believes itself at home.
    const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(staging, 'fonts.conf'), fontsConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The system's fonts, and the package's, without which a bare Linux shows no text at all. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
