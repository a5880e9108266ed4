import {
  AmbientLight,
  AnimationMixer,
  Box3,
  DirectionalLight,
  HemisphereLight,
  LoadingManager,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  TextureLoader,
  Timer,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';

/** A model may name files elsewhere; nothing is fetched but what it carries itself. */
function readModel(bytes: ArrayBuffer): Promise<GLTF> {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => (url.startsWith('blob:') ? url : 'blob:none'));
  const loader = new GLTFLoader(manager);
  // The page's policy lets pictures come from blobs, but no calls.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(manager);
    return { name: 'pictures-by-element' };
  });
  return loader.parseAsync(bytes, '');
}

function lights(): Object3D[] {
  const sun = new DirectionalLight(0xffffff, 1.6);
  sun.position.set(3, 6, 4);
  return [new AmbientLight(0xffffff, 0.3), new HemisphereLight(0xffffff, 0x998877, 0.6), sun];
}

/** Stands the camera so that the whole model is in sight. */
function frameModel(camera: PerspectiveCamera, controls: OrbitControls, model: Object3D): void {
  const box = new Box3().setFromObject(model);
  const [size, centre] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  const reach = Math.max(size.x, size.y, size.z, 0.001);
  const distance = (reach / 2 / Math.tan((camera.fov * Math.PI) / 360)) * 1.5;
  camera.near = reach / 100;
  camera.far = reach * 100;
  camera.position.copy(centre).add(new Vector3(0.6, 0.45, 1).normalize().multiplyScalar(distance));
  camera.updateProjectionMatrix();
  controls.target.copy(centre);
  controls.update();
}

export type ModelScene = { dispose(): void };

/** Shows a model in an element: it turns by itself until somebody turns it. */
export async function showModel(place: HTMLElement, url: string, signal: AbortSignal): Promise<ModelScene> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The model answered ${response.status}`);
  const model = await readModel(await response.arrayBuffer());
  signal.throwIfAborted();
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const scene = new Scene();
  // Metal shows what is around it; in nothing it would be black.
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;
  scene.add(model.scene, ...lights());
  const camera = new PerspectiveCamera(40, 1, 0.1, 100);
  const controls = new OrbitControls(camera, renderer.domElement);
  controls.enableDamping = true;
  controls.autoRotate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  controls.addEventListener('start', () => {
    controls.autoRotate = false;
  });
  frameModel(camera, controls, model.scene);
  const mixer = new AnimationMixer(model.scene);
  for (const clip of model.animations) mixer.clipAction(clip).play();

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = place;
    renderer.setSize(width, height);
    camera.aspect = width / Math.max(1, height);
    camera.updateProjectionMatrix();
  };
  const resized = new ResizeObserver(fit);
  resized.observe(place);
  place.append(renderer.domElement);
  fit();
  const timer = new Timer();
  renderer.setAnimationLoop((time) => {
    timer.update(time);
    mixer.update(timer.getDelta());
    controls.update();
    renderer.render(scene, camera);
  });
  return {
    dispose() {
      resized.disconnect();
      renderer.setAnimationLoop(null);
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
}
