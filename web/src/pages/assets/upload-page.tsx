import { UploadScreen } from '../../features/assets/upload/upload-screen.tsx';

export function UploadPage() {
  return (
    <>
      <header className="mb-6">
        <h1 className="text-28 max-md:text-22">上传素材</h1>
        <p className="mt-1 text-ink-3">单个文件不超过 100MB，可以一次选多个。断了网也能接着传。</p>
      </header>
      <UploadScreen />
    </>
  );
}
